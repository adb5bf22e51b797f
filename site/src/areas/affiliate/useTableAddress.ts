import { usePlace } from '../../routing/navigation.ts';

/** Reads and writes the table state in the address. */
export interface TableAddress {
  readonly params: URLSearchParams;
  /** This page with other parameters. Null removes one. A change other than the page number goes to the first page. */
  path(changes: Readonly<Record<string, string | null>>): string;
  /** The address of `path`. */
  href(changes: Readonly<Record<string, string | null>>): string;
  /** Navigates. A choice adds no history entry. */
  choose(changes: Readonly<Record<string, string | null>>): void;
}

/** Filters, order and page of a table, stored in the address, so that a reload and a shared link show the same. */
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
