import type { Game, GameCategory } from '@brand/domain';
import type { GameMarks } from '@brand/ui';

/** Favourite states that override those of lists, by game id: lists load rarely, but favourites change immediately. */
const laid = new Map<string, boolean>();
const listeners = new Set<() => void>();
let launching: string | null = null;
/** Type and provider of games that cannot be started. A visitor's lists do not contain this. */
let closed = new Set<string>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The marks of every card on the site. A change rerenders only the cards of its game. */
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
  /** @param providers all providers, open or not */
  setClosed(providers: readonly GameCategory[]): void {
    closed = new Set(providers.flatMap(({ enabled, type, code }) => (enabled ? [] : type + code)));
    tell();
  },
  setFavourite(id: string, favourite: boolean): void {
    if (laid.get(id) === favourite) return;
    laid.set(id, favourite);
    tell();
  },
  /** @param id of the one game that is being opened; null if none */
  setLaunching(id: string | null): void {
    launching = id;
    tell();
  },
  /** Removes the marks of the previous member. */
  clear(): void {
    laid.clear();
    tell();
  },
} satisfies GameMarks & Record<string, unknown>;
