import type { Game, GameCategory } from '@brand/domain';
import type { GameMarks } from '@brand/ui';

/** What is laid over what lists say, by game id: lists are fetched now and then, hearts change at once. */
const laid = new Map<string, boolean>();
const listeners = new Set<() => void>();
let launching: string | null = null;
/** Kind and maker of games that cannot be started; a visitor's lists say it of none. */
let closed = new Set<string>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The marks of every card on the site. A change draws the cards of its game and no others. */
export const cardMarks = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  isFavourite: ({ id, favourite }: { id: string; favourite: boolean }) => laid.get(id) ?? favourite,
  isLaunching: ({ id }: { id: string }) => id === launching,
  isClosed: ({ type, provider }: Pick<Game, 'type' | 'provider'>) => closed.has(type + provider.id),
  /** @param makers all that there are, open or not */
  setClosed(makers: readonly GameCategory[]): void {
    closed = new Set(makers.flatMap(({ enabled, type, code }) => (enabled ? [] : type + code)));
    tell();
  },
  setFavourite(id: string, favourite: boolean): void {
    if (laid.get(id) === favourite) return;
    laid.set(id, favourite);
    tell();
  },
  /** @param id of the one game that is being opened; null for none */
  setLaunching(id: string | null): void {
    launching = id;
    tell();
  },
  /** For the next member: nothing of the last is left. */
  clear(): void {
    laid.clear();
    tell();
  },
} satisfies GameMarks & Record<string, unknown>;
