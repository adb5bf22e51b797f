/** What has to be there before other words may come: until a part of the first view is taken over, they would wipe it out. */
const waits = new Set<() => Promise<unknown>>();

/** @returns takes it back */
export function waitBeforeWords(ready: () => Promise<unknown>): () => void {
  waits.add(ready);
  return () => void waits.delete(ready);
}

/** Resolves when nothing is in the way of other words any more. What cannot be fetched is not waited for. */
export async function readyForWords(): Promise<unknown> {
  return Promise.allSettled([...waits].map(async (ready) => ready()));
}
