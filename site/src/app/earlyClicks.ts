declare global {
  /** Stops `early.ts` and returns what was activated last: a button, or a form submitted by Enter. */
  var takeEarlyClick: (() => HTMLElement | null) | undefined;
  /** Whether another document was requested. Only the main script reads it, before it listens itself. */
  var leavesEarly: boolean | undefined;
}

/** Replays the click that was made before hydration. Does nothing if the button no longer exists. */
export function replayEarlyClicks(): void {
  const take = globalThis.takeEarlyClick;
  // If `early.ts` loads later than the page itself, as it may in development, there is nothing to record.
  globalThis.takeEarlyClick = () => null;
  const pressed = take?.();
  // Runs after the first client render: only then does a submit button have its handler.
  queueMicrotask(() =>
    pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed?.click(),
  );
}
