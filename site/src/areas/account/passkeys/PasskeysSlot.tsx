import { createElement } from 'react';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { useServices } from '../../../member/services.ts';

const ownPasskeys = page(() => import('./OwnPasskeys.tsx').then((code) => code.OwnPasskeys));

/** The passkeys of the member, if the operator has them. Their code loads only then. */
export function PasskeysSlot() {
  const Panel = useLazyModule(ownPasskeys, useServices().operator.features.passkeys);
  return Panel && createElement(Panel);
}
