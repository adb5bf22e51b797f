import { Footer, type FooterProps } from '@brand/ui';
import { usePlace } from '../../app/navigation.ts';
import { useServices } from '../../app/services.ts';
import * as css from './SiteFooter.css.ts';

const AGES = { '18+': 18, '20+': 20 } as const satisfies Record<string, FooterProps['age']>;

/** The footer with what the operator says there. */
export function SiteFooter() {
  const { locale } = usePlace();
  const { brand, protection, social } = useServices().operator;
  const { ageMark, helpline } = protection;
  return (
    <Footer
      className={css.root}
      name={brand.name}
      age={ageMark && AGES[ageMark]}
      helpline={helpline && { name: helpline.name[locale], phone: helpline.phone }}
      social={social}
    />
  );
}
