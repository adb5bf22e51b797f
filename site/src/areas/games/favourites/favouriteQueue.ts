/** API calls that the queue needs. */
export interface FavouriteCalls {
  /**
   * Toggles the favourite. The API has no call that sets it.
   *
   * @param to expected state after the call
   * @returns false if the reply indicates that the state before was different
   */
  toggle(id: string, to: boolean): Promise<boolean>;
  /** Whether it is a favourite now. */
  ask(id: string): Promise<boolean>;
  /** Whether the API may have processed a request that ended with this error. */
  isUnsettled(error: unknown): boolean;
}

/** Result for a game, once nothing is pending for it. */
export interface FavouriteEnds {
  /** @param before state at the first tap */
  settled(id: string, favourite: boolean, before: boolean): void;
  /** The state has not changed, as far as is known. */
  failed(id: string, favourite: boolean, error: unknown): void;
}

/** Applies the last state that the member tapped. */
export interface FavouriteQueue {
  /** @param isSure the API has the opposite state now, according to the card @default true */
  want(id: string, favourite: boolean, isSure?: boolean): void;
  /** Whether a change of a game is pending. */
  isBusy(id: string): boolean;
}

interface Intent {
  wanted: boolean;
  /** State in the API. Null while unknown. */
  known: boolean | null;
}

/**
 * One request at a time for each game: further taps only change the wanted state. The only call toggles the state, so it
 * is never sent while the current state is unknown.
 */
export function createFavouriteQueue(calls: FavouriteCalls, ends: FavouriteEnds): FavouriteQueue {
  const wishes = new Map<string, Intent>();
  /** Games whose state is unknown after the last error. */
  const unsure = new Set<string>();

  async function settle(id: string, intent: Intent): Promise<void> {
    let before = intent.known;
    let failure: { readonly error: unknown } | null = null;
    let isTrusted = false;
    try {
      while (intent.known !== intent.wanted) {
        if (intent.known === null) {
          intent.known = await calls.ask(id);
          before ??= intent.known;
          continue;
        }
        const to = !intent.known;
        // Checked only once, because an API that counts differently would be asked forever.
        const fits: boolean = (await calls.toggle(id, to)) || isTrusted;
        isTrusted ||= !fits;
        intent.known = fits ? to : null;
      }
    } catch (error) {
      failure = { error };
      if (calls.isUnsettled(error)) intent.known = await calls.ask(id).catch(() => null);
    }
    wishes.delete(id);
    if (intent.known === null) unsure.add(id);
    else unsure.delete(id);
    const now = intent.known ?? before ?? !intent.wanted;
    if (intent.known === intent.wanted) ends.settled(id, now, before ?? now);
    else ends.failed(id, now, failure?.error);
  }

  return {
    want(id, favourite, isSure = true) {
      const waiting = wishes.get(id);
      if (waiting) {
        waiting.wanted = favourite;
        return;
      }
      const intent = { wanted: favourite, known: isSure && !unsure.has(id) ? !favourite : null };
      wishes.set(id, intent);
      void settle(id, intent);
    },
    isBusy: (id) => wishes.has(id),
  };
}
