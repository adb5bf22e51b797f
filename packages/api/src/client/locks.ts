/** The used part of the browser's lock manager. */
export interface Locks {
  request<Result>(
    name: string,
    options: { signal: AbortSignal },
    whileHeld: () => Promise<Result>,
  ): Promise<Result>;
}
