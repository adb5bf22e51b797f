import { HelpCentre } from '../areas/community/help/HelpCentre.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function HelpPage() {
  return (
    <>
      <PageHeading name="help" shown="wide" />
      <HelpCentre />
    </>
  );
}
