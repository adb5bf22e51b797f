import { afterPaint } from '../platform/clock/afterPaint.ts';

/** A paint that takes longer than this, in ms, is not waited for. */
const PAINT_MS = 3_000;
/** The page is used already. */
const USES = ['pointerdown', 'keydown'] as const;

/**
 * Loads the main script after the first paint of a document: before it, on a slow network, scripts would share the connection with
 * the images. It starts immediately when the page is used or not visible.
 *
 * @param dataset of the script element: `main` is the address of the main script, `chunks` are the addresses of files that it
 * needs, with spaces between them. Without `main` the document loads its script itself
 * @param load evaluates a script
 * @param onLoaded called when the main script has run, or cannot be loaded
 */
export function startAfterPaint(
  { main, chunks = '' }: DOMStringMap,
  load: (address: string) => Promise<unknown> = async (address) =>
    import(/* @vite-ignore */ address),
  onLoaded: () => void = () => undefined,
): void {
  if (main === undefined) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const use of USES) removeEventListener(use, start, true);
    for (const href of [main, ...chunks.split(' ')].filter(Boolean)) preload(href);
    // Without it the document stays readable, and its links work. Firefox also fails when the document is left.
    const run = () =>
      load(main)
        .catch(() => undefined)
        .then(onLoaded);
    // What is still loading cannot be hydrated.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
    else void run();
  };
  for (const use of USES) addEventListener(use, start, true);
  if (document.visibilityState === 'hidden') start();
  else afterPaint(start, PAINT_MS);
}

/** Images come first: a script that is imported without it would have a higher priority. */
function preload(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href });
  document.head.append(link);
}
