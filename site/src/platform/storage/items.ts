import type { Kept, Viewer } from './storageTable.ts';

/** The names of one storage of the browser. */
export interface Items<Name extends string> {
  /** Null for nothing, and for what is damaged, a stranger's or out of time. */
  read(name: Name, looker?: Viewer): string | null;
  /** @returns whether it outlasts the page */
  write(name: Name, value: string): boolean;
  clear(name: Name): void;
}

/**
 * A storage that may be full, forbidden or missing: what it does not take lasts as long as the page.
 *
 * @param storage asked each time, because asking may throw
 */
export function createItems<Name extends string>(
  table: Readonly<Record<Name, Kept>>,
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
    read(name, looker) {
      const text = refused.get(name) ?? attempt((place) => place.getItem(name));
      return text && table[name].isValid(text, looker) ? text : null;
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
