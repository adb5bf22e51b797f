import { Footer, type FooterProps, bangkokYear, now } from '@brand/ui';
import { createElement, useSyncExternalStore } from 'react';
import { usePlace } from '../../routing/navigation.ts';
import { page } from '../../routing/chunks/page.ts';
import { useServices } from '../../member/services.ts';
import { useShownLocale } from '../../language/shownLocale.ts';
import { useLazyModule } from '../../routing/chunks/useLazyModule.ts';
import { useSeen } from '../../areas/community/chat/useSeen.ts';
import { asksForConsent } from '../../platform/telemetry/consent.ts';
import { gameItems, moreItems } from '../menu/menuGroups.ts';
import { ConsentButton } from './ConsentButton.tsx';
import * as css from './SiteFooter.css.ts';

const AGES = { '18+': 18, '20+': 20 } as const satisfies Record<string, FooterProps['age']>;

const contactCode = page(() =>
  import('../../areas/community/chat/FooterContact.tsx').then((code) => code.FooterContact),
);
const never = () => () => undefined;

/** The footer with what the operator says there. Who gets as far as it may want to ask something: then the chat comes. */
export function SiteFooter() {
  const place = usePlace();
  // Not that of the address: what the server drew is taken over in the words that it was drawn in.
  const shown = useShownLocale();
  const { operator } = useServices();
  const { brand, protection, social } = operator;
  const { ageMark, helpline } = protection;
  // What was drawn on the server is as old as that.
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
      helpline={helpline && { name: helpline.name[shown], phone: helpline.phone }}
      social={social}
    />
  );
}
