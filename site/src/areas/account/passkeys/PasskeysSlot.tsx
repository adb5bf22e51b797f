import { createElement } from 'react';
import { localeOfPath } from '../../../language/locale.ts';
import { loadMessages } from '../../../language/messages.ts';
import { useServices } from '../../../member/services.ts';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';

const ownPasskeys = page(async () => {
  const words = loadMessages(localeOfPath(location.pathname), 'passkeys');
  const { OwnPasskeys } = await import('./OwnPasskeys.tsx');
  await words;
  return OwnPasskeys;
});

/** The passkeys of the member, if the operator has them. Their code and messages load only then. */
export function PasskeysSlot() {
  const Panel = useLazyModule(ownPasskeys, useServices().operator.features.passkeys);
  return Panel && createElement(Panel);
}
