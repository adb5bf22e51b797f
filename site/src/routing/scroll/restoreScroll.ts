/** Scroll positions of a page and of its horizontal rows, in px. */
export interface ScrollPlace {
  readonly y: number;
  /** By the name of the region of each row. Rows at their start are left out. */
  readonly rows: Readonly<Record<string, number>>;
}

/** How long the position is corrected for late layout changes: images, fonts, and empty rows. */
const SETTLE_MS = 2_000;
/** The same while the page is lower than it was: the code of its lower part may still be loading. */
const GROW_MS = 10_000;

/** The current scroll positions. */
export function readPlace(): ScrollPlace {
  const moved = rows().filter(({ scrollLeft }) => scrollLeft > 0);
  return {
    y: scrollY,
    rows: Object.fromEntries(moved.map((row) => [nameOf(row), row.scrollLeft])),
  };
}

/**
 * Restores the scroll position as soon as the page is high enough: lists may have to load first. Scrolling by the visitor
 * stops it. A row is restored when its cards have loaded, which may be when it is first scrolled to.
 *
 * @returns stops it
 */
export function restoreScroll({ y, rows: waiting }: ScrollPlace): () => void {
  const left = new Map(Object.entries(waiting));
  let mayMove = true;
  let reachedAt: number | null = null;

  function putPage() {
    const room = document.documentElement.scrollHeight - innerHeight;
    // Loading content may make the page high enough. Until then the top of the page is better than its footer.
    if (room < y && isLoading()) return;
    // What changes later is the visitor's doing, for example an error that the page has scrolled to.
    mayMove =
      reachedAt === null || performance.now() - reachedAt < (room < y ? GROW_MS : SETTLE_MS);
    if (!mayMove) return;
    if (Math.abs(scrollY - y) > 1) scrollTo({ top: y, behavior: 'instant' });
    if (!isLoading()) reachedAt ??= performance.now();
  }
  function put() {
    if (mayMove) putPage();
    for (const row of left.size > 0 ? rows() : []) {
      const at = left.get(nameOf(row));
      if (at === undefined || row.scrollWidth - row.clientWidth < at - 1) continue;
      row.scrollTo({ left: at, behavior: 'instant' });
      // Skeletons of cards do not scroll.
      if (Math.abs(row.scrollLeft - at) <= 1) left.delete(nameOf(row));
    }
    if (!mayMove && left.size === 0) end();
  }

  const changes = new MutationObserver(put);
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(put);
  const watching = new AbortController();
  const end = () => {
    changes.disconnect();
    sizes?.disconnect();
    watching.abort();
  };
  const letGo = (event: Event) => {
    if (!isIntentToMove(event)) return;
    mayMove = false;
    if (left.size === 0) end();
  };
  for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(name, letGo, { passive: true, capture: true, signal: watching.signal });
  }
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-busy'],
  });
  sizes?.observe(document.body);
  put();
  return end;
}

/**
 * Pressing a button, for example to retry, does not stop it. Pressing a field does: the browser scrolls it above the
 * keyboard.
 */
function isIntentToMove(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key !== 'Enter';
  if (event.type !== 'pointerdown') return true;
  return (
    event.target instanceof Element && event.target.closest('input, textarea, select') !== null
  );
}

const rows = () => [
  ...document.querySelectorAll<HTMLElement>('#content :is(section, nav) :is(ul, ol)'),
];

/** Label of the region around a row. It is the same after a reload, wherever the row is then. */
function nameOf(row: HTMLElement): string {
  const region = row.closest('section, nav');
  return region?.getAttribute('aria-label') ?? region?.querySelector('h2')?.textContent ?? '';
}

const isLoading = () =>
  document.querySelector('#content :is([aria-busy=true], [data-component=page-placeholder])') !==
  null;
