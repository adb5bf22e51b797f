import { type MouseEvent, type PointerEvent, type ReactNode, useCallback } from 'react';
import { navigate } from './address.ts';
import { preparePage } from './preparePage.ts';

/**
 * Components draw plain links; here they become moves within the page. A link to elsewhere, a new tab, a download or a
 * click with a modifier stays the browser's. A pointer on a link fetches the code of its page.
 */
export function LinkNavigation({ children }: { children: ReactNode }) {
  const follow = useCallback((event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = ownAddress(event.target);
    if (!url || isJumpWithinPage(url)) return;
    event.preventDefault();
    const samePage = url.pathname === location.pathname;
    navigate(url.pathname + url.search + url.hash);
    // A panel that opens over the page leaves the page where it is.
    if (!samePage) scrollTo(0, 0);
  }, []);

  const prepare = useCallback((event: PointerEvent) => {
    const url = ownAddress(event.target);
    if (url) preparePage(url.pathname);
  }, []);

  // The handlers listen to clicks that bubble up from links, which are themselves reachable by keyboard.
  return (
    <div role="presentation" onClick={follow} onPointerOver={prepare} onPointerDown={prepare}>
      {children}
    </div>
  );
}

function ownAddress(target: EventTarget): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  const leaves = (link.target && link.target !== '_self') || link.hasAttribute('download');
  return leaves || link.origin !== location.origin ? null : new URL(link.href);
}

function isJumpWithinPage(url: URL): boolean {
  return url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
}
