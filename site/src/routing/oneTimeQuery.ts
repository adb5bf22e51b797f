/** Pages whose query works once: a token that logs in, or what LINE sends back. */
const ONE_TIME = /^(?:\/(?:en|th))?\/(loginUrl|loginLine)\/?$/;

let kept: { readonly page: string; readonly query: URLSearchParams } | null = take();

/**
 * The query that such a page was opened with. It is taken out of the address before anything else is done, so that it
 * stands in no history, referrer, screenshot or bookmark, and is kept in the memory of the page alone.
 *
 * @returns null where there was none, or it has been used
 */
export function oneTimeQuery(page: 'loginUrl' | 'loginLine'): URLSearchParams | null {
  kept = take() ?? kept;
  return kept?.page === page ? kept.query : null;
}

/** Forgets it: it is being used. */
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
