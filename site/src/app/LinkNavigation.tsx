import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { navigate } from '../routing/address.ts';
import { isSavingData } from '../platform/connection/connection.ts';
import { rememberLanguage } from '../language/languageChoice.ts';
import { localeOfPath, pathWithoutLocale } from '../language/locale.ts';
import { useServices } from '../member/services.ts';
import { afterWhile } from '../platform/clock/deviceClock.ts';
import { prefetchData } from './prefetchData.ts';
import { preparePage } from './preparePage.ts';

/** A pointer that stays this long on a link means it. */
const REST_MS = 80;

/**
 * Components render plain links. Here they become client-side navigation. External links, new tabs, downloads and clicks
 * with a modifier key stay with the browser. Code and public data of a page are prefetched: immediately when its link is touched
 * or focused, and after a moment when a pointer rests on it.
 */
export function LinkNavigation({ children }: { children: ReactNode }) {
  const follow = useCallback((event: MouseEvent) => {
    if (event.defaultPrevented) return;
    const url = ownAddress(event.target);
    if (!url) return;
    const locale = localeOfPath(url.pathname);
    // A language opened in a new tab is a choice too.
    if (locale !== localeOfPath(location.pathname)) rememberLanguage(locale);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    if (isJumpWithinPage(url)) return;
    event.preventDefault();
    navigate(url.pathname + url.search + (url.hash || hashKept(url)));
  }, []);

  const services = useServices();
  const stopResting = useRef<() => void>(() => undefined);
  useEffect(() => () => stopResting.current(), []);
  const prepare = useCallback(
    (event: PointerEvent | FocusEvent) => {
      stopResting.current();
      const url = isSavingData() ? null : ownAddress(event.target);
      if (!url) return;
      void preparePage(url.pathname);
      const prefetch = () => void prefetchData(services, url);
      // A mouse that crosses a list of games asks for none of them.
      if (event.type === 'pointerover') stopResting.current = afterWhile(REST_MS, prefetch);
      else prefetch();
    },
    [services],
  );

  // The handlers listen to clicks that bubble up from links. The links themselves are reachable by keyboard.
  return (
    <div
      role="presentation"
      onClick={follow}
      onAuxClick={follow}
      onPointerOver={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
    >
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

/** The same page in another language keeps its scroll position. */
function hashKept(url: URL): string {
  const { pathname, search, hash } = location;
  const same = pathWithoutLocale(url.pathname) === pathWithoutLocale(pathname);
  return same && url.pathname !== pathname && url.search === search ? hash : '';
}
