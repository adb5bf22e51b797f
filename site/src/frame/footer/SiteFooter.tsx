import { Footer, type FooterProps, bangkokYear, now } from '@brand/ui';
import { createElement, useSyncExternalStore } from 'react';
import { usePlace } from '../../routing/navigation.ts';
import { page } from '../../routing/chunks/page.ts';
import { useServices } from '../../member/services.ts';
import { useShownLocale } from '../../language/shownLocale.ts';
import { useLazyModule } from '../../routing/chunks/useLazyModule.ts';
import { useSeen } from '../../areas/community/chat/useSeen.ts';
import { operatorImage } from '../../platform/operator/operatorImage.ts';
import { asksForConsent } from '../../platform/telemetry/consent.ts';
import { gameItems, moreItems } from '../menu/menuGroups.ts';
import { operatorPages } from '../menu/operatorPages.ts';
import { ConsentButton } from './ConsentButton.tsx';
import * as css from './SiteFooter.css.ts';
import { textOf } from '../../language/locale.ts';

const AGES = { '18+': 18, '20+': 20 } as const satisfies Record<string, FooterProps['age']>;

const contactCode = page(() =>
  import('../../areas/community/chat/FooterContact.tsx').then((code) => code.FooterContact),
);
const never = () => () => undefined;

/** The footer with the operator's texts. The chat loads when the footer becomes visible. */
export function SiteFooter() {
  const place = usePlace();
  // Not the language of the address: a server-rendered view must be hydrated in the language in which it was rendered.
  const shown = useShownLocale();
  const { operator } = useServices();
  const { brand, protection, social, legal, seals } = operator;
  const { ageMark, helpline } = protection;
  // Server-rendered content may be outdated.
  const year = useSyncExternalStore(
    never,
    () => bangkokYear(now(), shown),
    () => null,
  );
  const [contact, seen] = useSeen<HTMLDivElement>();
  const Contact = useLazyModule(contactCode, seen);
  return (
    <Footer
      name={brand.name}
      year={year}
      games={gameItems(place, operator)}
      about={moreItems(place, operator).filter(({ name }) => name !== 'freespin')}
      contact={
        <div ref={contact} className={css.contact}>
          {Contact && createElement(Contact)}
          {asksForConsent(operator) && <ConsentButton className={css.consent} />}
        </div>
      }
      age={ageMark && AGES[ageMark]}
      helpline={helpline && { name: textOf(helpline.name, shown), phone: helpline.phone }}
      social={social}
      support={legal}
      pages={operatorPages(place, operator, 'footer', shown)}
      lines={legal.lines.map((line) => textOf(line, shown))}
      seals={seals.map((seal) => ({
        ...seal,
        name: textOf(seal.name, shown),
        image: operatorImage(seal.image),
      }))}
      licence={legal.licence && { ...legal.licence, text: textOf(legal.licence.text, shown) }}
    />
  );
}
