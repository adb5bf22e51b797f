declare global {
  /** Ends the time of `early.ts`, and gives what was pressed last in it: a button, or a form by Enter. */
  var takeEarlyPress: (() => HTMLElement | null) | undefined;
}

/** Presses what was pressed before the page listened. One whose button has given way is over. */
export function pressAgain(): void {
  const take = globalThis.takeEarlyPress;
  // Where it comes later than the page itself there is nothing left to heed.
  globalThis.takeEarlyPress = () => null;
  const pressed = take?.();
  // After what is drawn for a browser only: a button that sends is none before that.
  queueMicrotask(() =>
    pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed?.click(),
  );
}
