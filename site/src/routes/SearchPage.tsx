import { SearchResults } from '../features/search/SearchResults.tsx';

export function SearchPage() {
  return <SearchResults />;
}
