import { afterPaint } from '../platform/clock/afterPaint.ts';
import { nextTask } from '../platform/clock/nextTask.ts';

/** A paint that takes longer than this, in ms, is not waited for. */
export const PAINT_MS = 3_000;
/** Files that are requested in one task. Each takes a slow phone 5 ms. */
const IN_TASK = 8;
/** The page is used already. */
const USES = ['pointerdown', 'keydown'] as const;

/**
 * Loads the main script after the first paint of a document: before it, on a slow network, scripts would share the connection with
 * the images. It starts immediately when the page is used or not visible.
 *
 * @param dataset of the script element: `main` is the address of the main script, `chunks` are the addresses of files that it
 * needs, with spaces between them. Without `main` the document loads its script itself
 * @param load evaluates a script
 * @param onLoaded called with true when the main script has run, with false when it cannot be loaded
 */
export function startAfterPaint(
  { main, chunks = '' }: DOMStringMap,
  load: (address: string) => Promise<unknown> = async (address) =>
    import(/* @vite-ignore */ address),
  onLoaded: (hasRun: boolean) => void = () => undefined,
): void {
  if (main === undefined) return;
  preload(main);
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const use of USES) removeEventListener(use, start, true);
    preloadAll(chunks.split(' ').filter(Boolean));
    // Without it the document stays readable, and its links work. Firefox also fails when the document is left.
    const run = () =>
      load(main)
        .then(
          () => true,
          () => false,
        )
        .then(onLoaded);
    // What is still loading cannot be hydrated.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
    else void run();
  };
  for (const use of USES) addEventListener(use, start, true);
  if (document.visibilityState === 'hidden') start();
  else afterPaint(start, PAINT_MS);
}

function preloadAll(files: readonly string[]): void {
  for (const href of files.slice(0, IN_TASK)) preload(href);
  if (files.length > IN_TASK) nextTask(() => preloadAll(files.slice(IN_TASK)));
}

/** Images come first: a script that is imported without it would have a higher priority. */
function preload(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href });
  document.head.append(link);
}
