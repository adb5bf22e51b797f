import { SearchResults } from '../areas/games/search/SearchResults.tsx';

export function SearchPage() {
  return <SearchResults />;
}
