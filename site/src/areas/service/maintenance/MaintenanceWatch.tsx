import { useQuery } from '@tanstack/react-query';
import { createElement, useEffect } from 'react';
import { page } from '../../../routing/chunks/page.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { clearCookie, writeCookie } from '../../../platform/storage/cookies.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { maintenanceOptions } from './maintenanceQuery.ts';

const turnCode = page(() =>
  import('./MaintenanceTurn.tsx').then((module) => module.MaintenanceTurn),
);
/** For members, who may have a pending QR. It loads with the code of the wallet. */
const memberTurnCode = page(() =>
  import('./MemberMaintenanceTurn.tsx').then((module) => module.MemberMaintenanceTurn),
);

/** Polls whether the service is in maintenance, and replaces the page in that case (section 4, Maintenance). */
export function MaintenanceWatch() {
  const isMember = useSession() !== null;
  const { data } = useQuery(maintenanceOptions(useServices()));
  const isOn = Boolean(data);
  const Turn = useLazyModule(isMember ? memberTurnCode : turnCode, isOn);
  useEffect(() => {
    if (isOn) writeCookie('maintenance', '1');
    else if (data === null) clearCookie('maintenance');
  }, [isOn, data]);
  return Turn ? createElement(Turn) : <></>;
}
