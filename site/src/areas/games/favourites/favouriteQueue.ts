/** What the queue asks of the API. */
export interface FavouriteCalls {
  /**
   * Turns the mark over; there is no call that sets it.
   *
   * @param to what it should be then
   * @returns false where the reply looks as if it had been the other way round before
   */
  toggle(id: string, to: boolean): Promise<boolean>;
  /** Whether it is a favourite now. */
  ask(id: string): Promise<boolean>;
  /** Whether the API may have done what it was asked for although this error came instead of an answer. */
  isUnsettled(error: unknown): boolean;
}

/** How it ended for a game, once nothing is under way for it any more. */
export interface FavouriteEnds {
  /** @param before what it was at the first tap */
  settled(id: string, favourite: boolean, before: boolean): void;
  /** It is what it was, as far as is known. */
  failed(id: string, favourite: boolean, error: unknown): void;
}

/** Brings favourites to what hearts were last tapped to. */
export interface FavouriteQueue {
  /** @param isSure the opposite is what the API has now, as the card said @default true */
  want(id: string, favourite: boolean, isSure?: boolean): void;
  /** Whether something is under way for a game. */
  isBusy(id: string): boolean;
}

interface Intent {
  wanted: boolean;
  /** What the API has; null where nobody knows. */
  known: boolean | null;
}

/**
 * One request at a time for each game: taps that come meanwhile say only what is wanted in the end. Since the one call there
 * is turns the mark over, it is never sent without knowing, or asking, what it turns.
 */
export function createFavouriteQueue(calls: FavouriteCalls, ends: FavouriteEnds): FavouriteQueue {
  const wishes = new Map<string, Intent>();
  /** Of whom the last error left open what they are. */
  const unsure = new Set<string>();

  async function settle(id: string, wish: Intent): Promise<void> {
    let before = wish.known;
    let failure: { readonly error: unknown } | null = null;
    let isTrusted = false;
    try {
      while (wish.known !== wish.wanted) {
        if (wish.known === null) {
          wish.known = await calls.ask(id);
          before ??= wish.known;
          continue;
        }
        const to = !wish.known;
        // A doubt is cleared up once: an API that counts in its own way must not be asked for ever.
        const fits: boolean = (await calls.toggle(id, to)) || isTrusted;
        isTrusted ||= !fits;
        wish.known = fits ? to : null;
      }
    } catch (error) {
      failure = { error };
      if (calls.isUnsettled(error)) wish.known = await calls.ask(id).catch(() => null);
    }
    wishes.delete(id);
    if (wish.known === null) unsure.add(id);
    else unsure.delete(id);
    const now = wish.known ?? before ?? !wish.wanted;
    if (wish.known === wish.wanted) ends.settled(id, now, before ?? now);
    else ends.failed(id, now, failure?.error);
  }

  return {
    want(id, favourite, isSure = true) {
      const waiting = wishes.get(id);
      if (waiting) {
        waiting.wanted = favourite;
        return;
      }
      const wish = { wanted: favourite, known: isSure && !unsure.has(id) ? !favourite : null };
      wishes.set(id, wish);
      void settle(id, wish);
    },
    isBusy: (id) => wishes.has(id),
  };
}
