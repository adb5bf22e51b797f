/** Pages with a one-time query: a login token, or the answer of LINE. */
const ONE_TIME = /^(?:\/(?:en|th))?\/(loginUrl|loginLine)\/?$/;

let kept: { readonly page: string; readonly query: URLSearchParams } | null = take();

/**
 * The query with which such a page was opened. It is removed from the address first, so that it is in no history,
 * referrer, screenshot or bookmark. It is stored only in the memory of the page.
 *
 * @returns null if there was none, or it has been used
 */
export function oneTimeQuery(page: 'loginUrl' | 'loginLine'): URLSearchParams | null {
  kept = take() ?? kept;
  return kept?.page === page ? kept.query : null;
}

/** Removes it, because it is being used. */
export function dropOneTimeQuery(): void {
  kept = null;
}

function take(): typeof kept {
  if (typeof location === 'undefined') return null;
  const page = ONE_TIME.exec(location.pathname)?.[1];
  if (!page || location.search + location.hash === '') return null;
  const query = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname);
  return { page, query };
}
