declare global {
  /** Ends the time of `early.ts`, and gives what was pressed last in it: a button, or a form by Enter. */
  var takeEarlyClick: (() => HTMLElement | null) | undefined;
}

/** Presses again what was pressed before the page listened. Where that button is gone by now, nothing happens. */
export function replayEarlyClicks(): void {
  const take = globalThis.takeEarlyClick;
  // Where it comes later than the page itself there is nothing left to heed.
  globalThis.takeEarlyClick = () => null;
  const pressed = take?.();
  // After the first drawing in the browser: only then is a button of a form one that sends.
  queueMicrotask(() =>
    pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed?.click(),
  );
}
