import { OwnGames } from '../features/favourites/OwnGames.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function FavouritePage() {
  return (
    <>
      <PageHeading name="favourite" shown="wide" />
      <OwnGames />
    </>
  );
}
