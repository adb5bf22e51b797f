import type { StoredItem, Viewer } from './storageTable.ts';

/** Values of one browser storage by name. */
export interface Items<Name extends string> {
  /** Null if it is missing, damaged, of another member or expired. */
  read(name: Name, viewer?: Viewer): string | null;
  /** @returns whether it outlasts the page */
  write(name: Name, value: string): boolean;
  clear(name: Name): void;
}

/**
 * A storage that may be full, forbidden or missing. What it refuses lasts as long as the page.
 *
 * @param storage called each time, because access may throw
 */
export function createItems<Name extends string>(
  table: Readonly<Record<Name, StoredItem>>,
  storage: () => Storage,
): Items<Name> {
  const refused = new Map<Name, string>();

  function attempt<Result>(work: (place: Storage) => Result): Result | null {
    try {
      return work(storage());
    } catch {
      return null;
    }
  }

  return {
    read(name, viewer) {
      const text = refused.get(name) ?? attempt((place) => place.getItem(name));
      return text && table[name].isValid(text, viewer) ? text : null;
    },
    write(name, value) {
      const isKept = attempt((place) => {
        place.setItem(name, value);
        return true;
      });
      if (isKept) refused.delete(name);
      else refused.set(name, value);
      return isKept === true;
    },
    clear(name) {
      refused.delete(name);
      attempt((place) => place.removeItem(name));
    },
  };
}
