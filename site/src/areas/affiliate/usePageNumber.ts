import { usePlace } from '../../routing/navigation.ts';

const MOST = 10_000;

/** Page number in `?page=` of the address, from 1. An invalid value counts as the first page. */
export function usePageNumber(): number {
  return pageNumberOf(usePlace().search);
}

/** @param search including `?`, or empty */
export function pageNumberOf(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= MOST ? page : 1;
}
