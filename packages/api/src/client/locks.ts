/** The used part of the browser's lock manager. */
export interface Locks {
  request<Result>(
    name: string,
    options: { signal: AbortSignal },
    whileHeld: () => Promise<Result>,
  ): Promise<Result>;
}

/** Longer than a stored value takes to reach every tab, in ms. */
export const SETTLE_MS = 100;

/** The same locks, each held until every tab sees what was stored under it: the next holder would repeat the work. */
export function settlingLocks(locks: Locks): Locks {
  return {
    request: (name, options, whileHeld) =>
      locks.request(name, options, async () => {
        const result = await whileHeld();
        await pause(SETTLE_MS);
        return result;
      }),
  };
}

export async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => void setTimeout(resolve, milliseconds));
}
