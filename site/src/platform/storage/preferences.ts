import { useSyncExternalStore } from 'react';
import { localStore, onLocalChange } from './localStore.ts';
import { record } from './storageTable.ts';

/** Preferences of this device. Never data about money, bank accounts or the session. */
export interface Preferences {
  /** Whether the sidebar is folded. Null until it was chosen, and then the window width decides. */
  readonly menuFolded: boolean | null;
  /** Id in the affiliate link of the visitor. */
  readonly affiliateId: string | null;
  /** Name of that link, if it has one. */
  readonly affiliateLink: string | null;
  /** Token by which the API identifies this visitor. */
  readonly visitorToken: string | null;
  /** Recent searches, newest first. */
  readonly recentSearches: readonly string[];
}

interface Field<Value> {
  readonly initial: Value;
  /** Removed with the session, so that the next member does not see them. */
  readonly ofMember: boolean;
  isValid(value: unknown): boolean;
}

const VERSION = 2;

const FIELDS: { readonly [Name in keyof Preferences]: Field<Preferences[Name]> } = {
  menuFolded: { initial: null, ofMember: false, isValid: isBoolean },
  affiliateId: { initial: null, ofMember: true, isValid: (value) => isText(value, 64) },
  affiliateLink: { initial: null, ofMember: true, isValid: (value) => isText(value, 64) },
  visitorToken: { initial: null, ofMember: true, isValid: (value) => isText(value, 512) },
  recentSearches: {
    initial: [],
    ofMember: true,
    isValid: (value) =>
      Array.isArray(value) && value.length <= 20 && value.every((entry) => isText(entry, 100)),
  },
};
const NAMES = Object.keys(FIELDS) as (keyof Preferences)[];
const INITIAL = valuesOf(() => undefined);

const listeners = new Set<() => void>();
let readFrom: string | null = null;
let current = INITIAL;

/** The current preferences. A missing or damaged field has its default; the others stay. */
export function readPreferences(): Preferences {
  const text = localStore.read('preferences');
  if (text !== readFrom) {
    readFrom = text;
    const stored = migrated(record(text ?? ''));
    current = valuesOf((name) => stored[name]);
  }
  return current;
}

/** Changes one preference in every tab of this device. */
export function setPreference<Name extends keyof Preferences>(
  name: Name,
  value: Preferences[Name],
): void {
  write({ ...readPreferences(), [name]: value });
}

/** A preference. Rerenders when it changes, here or in another tab. */
export function usePreference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return useSyncExternalStore(
    subscribe,
    () => readPreferences()[name],
    () => INITIAL[name],
  );
}

/** Resets a member's preferences. Those of the device stay. */
export function forgetMemberPreferences(): void {
  const kept = readPreferences();
  const isTouched = NAMES.some((name) => FIELDS[name].ofMember && kept[name] !== INITIAL[name]);
  if (isTouched) write(valuesOf((name) => (FIELDS[name].ofMember ? undefined : kept[name])));
}

function write(values: Preferences): void {
  localStore.write('preferences', JSON.stringify({ version: VERSION, ...values }));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onLocalChange(['preferences'], listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/**
 * Version 1 was the whole main store of section 3, including session and bank accounts. Only the menu is migrated. A
 * newer version, left by a build that was rolled back, is read as far as its fields are valid.
 */
function migrated(stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (typeof stored['version'] === 'number' && stored['version'] >= VERSION) return stored;
  return { menuFolded: stored['sideBar'] === false ? true : null };
}

function valuesOf(stored: (name: keyof Preferences) => unknown): Preferences {
  const entries = NAMES.map((name) => {
    const { initial, isValid } = FIELDS[name];
    const value = stored(name);
    return [name, isValid(value) ? value : initial];
  });
  return Object.fromEntries(entries) as Preferences;
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= longest;
}
