/**
 * Runs something while no other tab runs anything under the same name. In a browser without locks it runs immediately, as it does
 * where locks are refused: Firefox refuses them while it blocks cookies.
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
