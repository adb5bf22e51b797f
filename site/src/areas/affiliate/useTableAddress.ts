import { usePlace } from '../../routing/navigation.ts';

/** What a table takes from the address and writes into it. */
export interface TableAddress {
  readonly params: URLSearchParams;
  /** This page with other parameters; null takes one out. What does not name the page begins at the first. */
  path(changes: Readonly<Record<string, string | null>>): string;
  /** The address of `path`. */
  href(changes: Readonly<Record<string, string | null>>): string;
  /** Goes there. Choosing makes no step for Back. */
  choose(changes: Readonly<Record<string, string | null>>): void;
}

/** Filters, order and page of a table, kept in the address, so that a reload and a shared link show the same. */
export function useTableAddress(): TableAddress {
  const place = usePlace();
  const params = new URLSearchParams(place.search);
  const path: TableAddress['path'] = (changes) => {
    const next = new URLSearchParams(place.search);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next.size > 0 ? `${place.pathname}?${next}` : place.pathname;
  };
  return {
    params,
    path,
    href: (changes) => place.href(path(changes)),
    choose: (changes) => place.go(path(changes), { replace: true }),
  };
}
