/**
 * Runs a function while no other tab runs one under the same name. Without locks it runs immediately: in a browser that
 * has none, and in Firefox, which refuses them while it blocks cookies.
 */
export async function withTabLock<Result>(name: string, work: () => Result): Promise<Result> {
  if (typeof navigator.locks === 'undefined') return work();
  try {
    return (await navigator.locks.request(name, work)) as Result;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return work();
    throw error;
  }
}
