import { readSearchFlags } from './searchFlags.ts';

/** What the site keeps with an entry of the browser's history; it survives a reload. */
export interface EntryState {
  /** It was reached from another entry of this site: going back stays on it. */
  readonly inside?: boolean;
  /** Step of the flow on the page; 0 where it begins (section 4, Transfer back navigation). */
  readonly step?: number;
  /** How many entries back the page stands without a panel beside it; missing where the panel was the first thing seen. */
  readonly panels?: number;
  /** A drawer lies over the page. It gives its entry away to where its link leads. */
  readonly overlay?: boolean;
  /** A game was left to itself on this entry: the one before is the same page, and a step back to it asks first. */
  readonly playing?: boolean;
  /** Under which the place is remembered where the page stood; the same for as long as the page is. */
  readonly place?: string;
  /** It shows in the place of the login form that a break has begun, and until when, in ms since 1970. */
  readonly breakUntil?: number;
  /** Who found what this entry shows for its term, so that a reload and Back show the same games in the same order. */
  readonly found?: 'api' | 'site';
}

/** The entry that is shown. What another script has left there counts as nothing. */
export function entryState(): EntryState {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** The entry of an address that is gone to from the one that is shown. */
export function nextEntry(to: string): EntryState {
  const { pathname, search } = new URL(to, location.origin);
  if (pathname !== location.pathname || !hasPanel(search)) return { inside: true };
  const { panels } = entryState();
  if (!hasPanel(location.search)) return { inside: true, panels: 1 };
  return panels === undefined ? { inside: true } : { inside: true, panels: panels + 1 };
}

/** The entry of an address that takes the place of the one that is shown. On another page its steps and panels are over. */
export function replacedEntry(to: string): EntryState {
  const { pathname } = new URL(to, location.origin);
  const { inside = false, ...rest } = entryState();
  return pathname === location.pathname ? { inside, ...rest } : { inside };
}

function hasPanel(search: string): boolean {
  const { sideDeposit, sideHistory } = readSearchFlags(search);
  return sideDeposit || sideHistory;
}
