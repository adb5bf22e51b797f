import { createElement } from 'react';
import { usePageHidden } from '@brand/ui';
import { localeOfPath } from '../../language/locale.ts';
import { matchRoute } from '../../routing/matchRoute.ts';
import { loadMessages } from '../../language/messages.ts';
import { usePlace } from '../../routing/navigation.ts';
import { page } from '../../routing/chunks/page.ts';
import { useServices, useSession } from '../../member/services.ts';
import { localStore } from '../../platform/storage/localStore.ts';
import { useLazyModule } from '../../routing/chunks/useLazyModule.ts';

/** Loads with its messages. */
const checkCode = page(async () => {
  const words = loadMessages(localeOfPath(location.pathname), 'games');
  const { RealityCheck } = await import('../../areas/games/play/RealityCheck.tsx');
  await words;
  return RealityCheck;
});

/** Loads the reality check for members who play or have played. Nobody else loads its code. */
export function PlayWatch() {
  const { realityCheckMinutes } = useServices().operator.protection;
  const isMember = useSession() !== null;
  const { pathname } = usePlace();
  // A game that opens in a separate tab does not change the address here.
  usePageHidden();
  const plays =
    localStore.read('playTime') !== null || matchRoute(pathname)?.route.name === 'game-id-name';
  const Check = useLazyModule(checkCode, isMember && realityCheckMinutes !== null && plays);
  return Check ? createElement(Check, { everyMinutes: realityCheckMinutes }) : <></>;
}
