import { MaintenanceNotice } from '../features/maintenance/MaintenanceNotice.tsx';

export function MaintenancePage() {
  return <MaintenanceNotice />;
}
