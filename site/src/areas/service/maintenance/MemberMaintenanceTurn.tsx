import { usePendingQr } from '../../../member/cashier/pendingQr.ts';
import { MaintenanceTurn } from './MaintenanceTurn.tsx';

/** A member's page also stays while a QR is pending. */
export function MemberMaintenanceTurn() {
  const { pending = null } = usePendingQr() ?? {};
  return <MaintenanceTurn waits={pending !== null} />;
}
