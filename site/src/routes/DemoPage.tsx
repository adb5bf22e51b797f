import { DemoGames } from '../features/demo/DemoGames.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function DemoPage() {
  return (
    <>
      <PageHeading name="demo" shown="wide" />
      <DemoGames />
    </>
  );
}
