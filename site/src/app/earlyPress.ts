declare global {
  /** Ends the time of `early.ts`, and gives what was pressed last in it: a button, or a form by Enter. */
  var takeEarlyPress: (() => HTMLElement | null) | undefined;
}

/** Presses again what was pressed before the page listened. Where that button is gone by now, nothing happens. */
export function pressAgain(): void {
  const take = globalThis.takeEarlyPress;
  // Where it comes later than the page itself there is nothing left to heed.
  globalThis.takeEarlyPress = () => null;
  const pressed = take?.();
  // After the first drawing in the browser: only then is a button of a form one that sends.
  queueMicrotask(() =>
    pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed?.click(),
  );
}
