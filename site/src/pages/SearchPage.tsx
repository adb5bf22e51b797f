import { SearchResults } from '../areas/games/search/SearchResults.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function SearchPage() {
  return <SearchResults heading={<PageHeading name="search" shown="never" />} />;
}
