import { clearTab, readTab, writeTab } from '../../../platform/storage/tabStore.ts';

/** A LINE flow that was started in this tab. */
export interface LineWay {
  /** The PKCE verifier whose challenge was sent. */
  readonly verifier: string;
  readonly intent: LineIntentName;
  /** The member who started it. Null for a visitor who logs in or signs up. */
  readonly userId: string | null;
  /** The page where it was started, without language. The return goes there. */
  readonly page: string;
}

/** Purpose of the flow: link an account, change it, log in with it, or sign up with it. */
export type LineIntentName = 'link' | 'change' | 'login' | 'register';

const INTENTS: readonly unknown[] = [
  'link',
  'change',
  'login',
  'register',
] satisfies LineIntentName[];

/** Stores a new flow. It replaces an earlier one. */
export function storeLineWay(way: LineWay): void {
  writeTab('lineWay', JSON.stringify(way));
}

/** The pending flow of this tab. Null if there is none or it is damaged. */
export function readLineWay(): LineWay | null {
  const text = readTab('lineWay');
  return text === null ? null : lineWayOf(JSON.parse(text));
}

/** Removes the flow: its verifier was used or must not be used. */
export function dropLineWay(): void {
  clearTab('lineWay');
}

function lineWayOf(value: unknown): LineWay | null {
  const { verifier, intent, userId, page } = value as Partial<Record<keyof LineWay, unknown>>;
  const fits =
    typeof verifier === 'string' &&
    /^[\w-]{43,128}$/.test(verifier) &&
    INTENTS.includes(intent) &&
    (userId === null || typeof userId === 'string') &&
    typeof page === 'string' &&
    /^\/(?![/\\])/.test(page);
  return fits ? ({ verifier, intent, userId, page } as LineWay) : null;
}
