import { HelpCentre } from '../features/community/HelpCentre.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function HelpPage() {
  return (
    <>
      <PageHeading name="help" shown="wide" />
      <HelpCentre />
    </>
  );
}
