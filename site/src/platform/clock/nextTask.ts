/** Runs something in a task of its own, so that the browser can handle input before. */
export function nextTask(run: () => void): void {
  setTimeout(run, 0);
}
