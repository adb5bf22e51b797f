import { DemoGames } from '../areas/games/demo/DemoGames.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function DemoPage() {
  return (
    <>
      <PageHeading name="demo" shown="wide" />
      <DemoGames />
    </>
  );
}
