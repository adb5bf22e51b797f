import { readSearchFlags } from './searchFlags.ts';

/** The site's state of a history entry. It survives a reload. */
export interface EntryState {
  /** It was reached from another entry of this site, so that going back stays on the site. */
  readonly inside?: boolean;
  /** Step of the flow on the page. 0 at the start (section 4, Transfer back navigation). */
  readonly step?: number;
  /** Number of entries back to the page without a panel. Missing if the panel was open at the first view. */
  readonly panels?: number;
  /** A drawer is open above the page. The target of its link reuses the entry. */
  readonly overlay?: boolean;
  /** A game is being played on this entry. The previous entry is the same page, and a step back to it asks first. */
  readonly playing?: boolean;
  /** Key of the stored scroll position. The same as long as the page stays. */
  readonly place?: string;
  /** It shows that a break has started in place of the login form, with its end in ms since 1970. */
  readonly breakUntil?: number;
}

/** The current entry. State of another script is ignored. */
export function entryState(): EntryState {
  // A server has no entries.
  const state: unknown = typeof history === 'undefined' ? null : history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** The state of a new entry for an address, based on the current one. */
export function nextEntry(to: string): EntryState {
  const { pathname, search } = new URL(to, location.origin);
  if (pathname !== location.pathname || !hasPanel(search)) return { inside: true };
  const { panels } = entryState();
  if (!hasPanel(location.search)) return { inside: true, panels: 1 };
  return panels === undefined ? { inside: true } : { inside: true, panels: panels + 1 };
}

/** The state of an address that replaces the current entry. Steps and panels of another page are dropped. */
export function replacedEntry(to: string): EntryState {
  const { pathname } = new URL(to, location.origin);
  const { inside = false, ...rest } = entryState();
  return pathname === location.pathname ? { inside, ...rest } : { inside };
}

function hasPanel(search: string): boolean {
  const { sideDeposit, sideHistory } = readSearchFlags(search);
  return sideDeposit || sideHistory;
}
