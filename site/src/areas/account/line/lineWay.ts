import { clearTab, readTab, writeTab } from '../../../platform/storage/tabStore.ts';

/** A way to LINE that has been begun in this tab. */
export interface LineWay {
  /** The secret of which the challenge went along. */
  readonly verifier: string;
  readonly intent: LineIntentName;
  /** Who began; null for a visitor who logs in. */
  readonly userId: string | null;
  /** Where it was begun, without language: the way back leads there. */
  readonly page: string;
}

/** What is wanted of LINE: to link an account, to change it, or to log in with it. */
export type LineIntentName = 'link' | 'change' | 'login';

const INTENTS: readonly unknown[] = ['link', 'change', 'login'] satisfies LineIntentName[];

/** Keeps the way that begins; one before it is over. */
export function storeLineWay(way: LineWay): void {
  writeTab('lineWay', JSON.stringify(way));
}

/** The way that was begun here and is not over; null for none, and for one that is damaged. */
export function readLineWay(): LineWay | null {
  const text = readTab('lineWay');
  return text === null ? null : lineWayOf(JSON.parse(text));
}

/** The way is over: its secret has been used, or must not be. */
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
