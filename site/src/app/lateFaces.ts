/** A document that takes longer than this, in ms, comes over a slow network. */
const SLOW_MS = 400;

/**
 * Loads the fonts of the first screen. On a slow network the scripts come first: until then the text has the fallback fonts, which
 * have the same metrics. Who has been here before has the fonts in the cache, and the service worker.
 *
 * @param faces addresses of font files, with spaces between them
 * @returns loads the fonts that have waited, and resolves when all of them are shown. Together: each change of fonts lays out
 *   the page again
 */
export function loadFaces(faces: string): () => Promise<void> {
  const style = document.querySelector<HTMLStyleElement>('style[data-faces]');
  const isKnown = Boolean(navigator.serviceWorker?.controller);
  const load = async (priority: 'low' | 'high') => {
    const files = faces.split(' ').filter(Boolean);
    await Promise.all(files.map(async (href) => preload(href, priority)));
  };
  if (!style || performance.now() <= SLOW_MS || isKnown) {
    const loaded = load('low');
    return () => loaded;
  }
  style.media = 'not all';
  return async () => {
    await load('high');
    style.removeAttribute('media');
  };
}

/** Resolves also when the file cannot be loaded: the fallback font stays. */
async function preload(href: string, priority: 'low' | 'high'): Promise<void> {
  const link = document.createElement('link');
  const kind = { rel: 'preload', as: 'font', type: 'font/woff2' };
  Object.assign(link, { ...kind, crossOrigin: '', fetchPriority: priority, href });
  const isOver = new Promise<void>((resolve) => {
    link.onload = link.onerror = () => resolve();
  });
  document.head.append(link);
  await isOver;
}
