import { OwnGames } from '../areas/games/favourites/OwnGames.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function FavouritePage() {
  return (
    <>
      <PageHeading name="favourite" shown="wide" />
      <OwnGames />
    </>
  );
}
