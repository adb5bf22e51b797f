/** Where a page and the rows on it that scroll sideways stood, in px. */
export interface ScrollPlace {
  readonly y: number;
  /** By the name of the region that each is in; those at their beginning are left out. */
  readonly rows: Readonly<Record<string, number>>;
}

/** How long the place follows what still moves: pictures, faces, and rows that turn out to be empty. */
const SETTLE_MS = 2_000;
/** The same where the page is not yet as high as it was: code of its lower part may be on its way, which nothing tells. */
const GROW_MS = 10_000;

/** Where the page stands now. */
export function readPlace(): ScrollPlace {
  const moved = rows().filter(({ scrollLeft }) => scrollLeft > 0);
  return {
    y: scrollY,
    rows: Object.fromEntries(moved.map((row) => [nameOf(row), row.scrollLeft])),
  };
}

/**
 * Puts the page where it stood, as soon as it is high enough again: lists may have to be fetched first. The person's own
 * scrolling ends that. A row is put in its place when its cards come, which may be when it is first scrolled to.
 *
 * @returns ends it
 */
export function restoreScroll({ y, rows: waiting }: ScrollPlace): () => void {
  const left = new Map(Object.entries(waiting));
  let mayMove = true;
  let reachedAt: number | null = null;

  function putPage() {
    const room = document.documentElement.scrollHeight - innerHeight;
    // What is on its way may reach; until then the top of the page is a better sight than its footer.
    if (room < y && isLoading()) return;
    if (Math.abs(scrollY - y) > 1) scrollTo({ top: y, behavior: 'instant' });
    if (isLoading()) return;
    reachedAt ??= performance.now();
    mayMove = performance.now() - reachedAt < (room < y ? GROW_MS : SETTLE_MS);
  }
  function put() {
    if (mayMove) putPage();
    for (const row of left.size > 0 ? rows() : []) {
      const at = left.get(nameOf(row));
      if (at === undefined || row.scrollWidth - row.clientWidth < at - 1) continue;
      row.scrollTo({ left: at, behavior: 'instant' });
      // Shapes of cards do not scroll.
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

/** Pressing a button, for example to retry, is no wish to be elsewhere. A pressed field is: the browser scrolls it above the keyboard. */
function isIntentToMove(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key !== 'Enter';
  if (event.type !== 'pointerdown') return true;
  return (
    event.target instanceof Element && event.target.closest('input, textarea, select') !== null
  );
}

const rows = () => [...document.querySelectorAll<HTMLElement>('#content :is(section, nav) ul')];

/** What the region around a row is called: the same after a reload, wherever it then stands among the others. */
function nameOf(row: HTMLElement): string {
  const region = row.closest('section, nav');
  return region?.getAttribute('aria-label') ?? region?.querySelector('h2')?.textContent ?? '';
}

const isLoading = () =>
  document.querySelector('#content :is([aria-busy=true], [data-component=page-placeholder])') !==
  null;
