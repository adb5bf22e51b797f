import { MaintenanceNotice } from '../areas/service/maintenance/MaintenanceNotice.tsx';

export function MaintenancePage() {
  return <MaintenanceNotice />;
}
