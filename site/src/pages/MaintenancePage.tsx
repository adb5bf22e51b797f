import { MaintenanceNotice } from '../areas/service/maintenance/MaintenanceNotice.tsx';
import { BrandLogo } from '../frame/BrandLogo.tsx';

export function MaintenancePage() {
  return <MaintenanceNotice logo={<BrandLogo size="lg" />} />;
}
