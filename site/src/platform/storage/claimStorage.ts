import { clearCookie, decoded, rawCookie } from './cookies.ts';
import { localStore } from './localStore.ts';
import { forgetMemberPreferences } from './preferences.ts';
import { COOKIES, LOCAL_ITEMS, TAB_ITEMS, namesOf } from './storageTable.ts';
import { clearTab, readTab, writeTab } from './tabStore.ts';

/**
 * Assigns the browser storage to this member, or to visitors, and removes all data of another member (section 4, Logout).
 * Call it when the page starts and whenever the session has another owner.
 *
 * @param hasLoggedOut the member has ended the session. If it has ended otherwise, typed text waits in this tab for the next login
 * of the same member.
 */
export function claimStorage(userId: string | null, hasLoggedOut = false): void {
  if (isOthers(localStore.read('owner'), userId)) forgetOnDevice(userId);
  if (isOthers(readTab('owner'), userId)) {
    const stay = userId === null && !hasLoggedOut ? ['drafts', 'owner'] : [];
    for (const name of namesOf(TAB_ITEMS)) {
      if (TAB_ITEMS[name].ofMember && !stay.includes(name)) clearTab(name);
    }
  }
  if (userId === null) return;
  localStore.write('owner', userId);
  writeTab('owner', userId);
}

/** Removes values that are damaged or were tampered with, so that the page starts as if they were missing. */
export function dropDamaged(): void {
  for (const name of namesOf(COOKIES)) {
    const raw = rawCookie(name);
    if (raw !== null && !COOKIES[name].isValid(decoded(raw))) clearCookie(name);
  }
  for (const name of namesOf(LOCAL_ITEMS)) if (!localStore.read(name)) localStore.clear(name);
  for (const name of namesOf(TAB_ITEMS)) if (!readTab(name)) clearTab(name);
}

function forgetOnDevice(userId: string | null): void {
  for (const name of namesOf(COOKIES)) {
    const isOwn = name === 'auth' && userId !== null;
    if (COOKIES[name].ofMember && !isOwn && rawCookie(name) !== null) clearCookie(name);
  }
  for (const name of namesOf(LOCAL_ITEMS)) if (LOCAL_ITEMS[name].ofMember) localStore.clear(name);
  forgetMemberPreferences();
}

function isOthers(owner: string | null, userId: string | null): boolean {
  return owner !== null && owner !== userId;
}
