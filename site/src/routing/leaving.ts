import { isPlainClick } from './isPlainClick.ts';

declare global {
  /** See {@link watchLeaving}. `early.ts` and the page share it, because both may be the first. */
  var isLeaving: (() => boolean) | undefined;
}

/**
 * Watches for clicks on links that load another document. Firefox then aborts all requests of this page, including those
 * for code, so their failures mean nothing.
 *
 * @returns whether such a link was followed
 */
export function watchLeaving(): () => boolean {
  let leaving = false;
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    leaving = link !== null && !event.defaultPrevented && isInThisTab(event, link);
  });
  // Restored without a reload.
  addEventListener('pageshow', () => (leaving = false));
  return () => leaving;
}

function isInThisTab(event: MouseEvent, { target, download }: HTMLAnchorElement): boolean {
  return isPlainClick(event) && (target === '' || target === '_self') && download === '';
}
