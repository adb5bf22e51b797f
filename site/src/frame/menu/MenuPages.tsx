import { MenuRow, MenuRows } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useServices } from '../../member/services.ts';
import { usePlace } from '../../routing/navigation.ts';
import { operatorPages } from './operatorPages.ts';

/** The operator's own pages on the menu page. */
export function MenuPages() {
  const place = usePlace();
  const { operator } = useServices();
  const pages = operatorPages(place, operator, 'menu', place.locale);
  if (pages.length === 0) return <></>;
  return (
    <MenuRows title={operator.brand.name}>
      {pages.map(({ href, title }) => (
        <MenuRow key={href} icon={glyphs.document} label={title} href={href} />
      ))}
    </MenuRows>
  );
}
