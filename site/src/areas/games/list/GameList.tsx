import { CategoryChips } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import { usePlace, useRouteParam } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { categoryItems } from '../categoryItems.ts';
import { useCollectionItems } from '../collections/useCollectionItems.ts';
import { useClosedProviders } from '../useClosedProviders.ts';
import * as css from './GameList.css.ts';
import { ListBody } from './ListBody.tsx';
import { ListHead } from './ListHead.tsx';
import type { ListKind } from './listQuery.ts';
import { useListView } from './useListView.ts';
import { useListed } from './useListed.ts';
import { useListPart } from './useNarrowed.ts';

/** All games, or the games of a type, of a collection, of a provider, of a term, or of the member. */
export function GameList() {
  useClosedProviders();
  const id = useRouteParam('id');
  const [view] = useListView();
  const part = useListPart(id, view);
  const listed = useListed(id, part);
  return (
    <div className={css.root}>
      <ListChips current={listed.kind} />
      <ListHead {...listed} />
      <ListBody listed={listed} part={part} />
    </div>
  );
}

/** All games, the operator's game types, the popular marks, and collections. */
function ListChips({ current }: { current: ListKind }) {
  const intl = useIntl();
  const { href } = usePlace();
  const { operator } = useServices();
  const collections = useCollectionItems(current.kind === 'collection' ? current.collection : null);
  const mark = (kind: 'hot' | 'new' | 'freespin', icon: (typeof glyphs)['fire']) => ({
    name: 'games' as const,
    icon,
    label: intl.formatMessage({ id: `games.badge.${kind}` }),
    href: href(`/list/${kind}`),
    current: current.kind === kind,
  });
  return (
    <CategoryChips
      items={[
        {
          name: 'games',
          label: intl.formatMessage({ id: 'site.list.all' }),
          href: href('/list'),
          current: current.kind === 'all',
        },
        ...categoryItems(operator.menus.games, href, current.kind === 'type' ? current.type : null),
        mark('hot', glyphs.fire),
        mark('new', glyphs.sparkle),
        mark('freespin', glyphs.gift),
        ...collections,
      ]}
    />
  );
}
