import { usePlace } from '../../routing/navigation.ts';

const MOST = 10_000;

/** The page that the address names by `?page=`, from 1; anything that is no page counts as the first. */
export function usePageNumber(): number {
  return pageNumberOf(usePlace().search);
}

/** @param search with its `?`, or empty */
export function pageNumberOf(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= MOST ? page : 1;
}
