import { mayGoBack, navigate } from './address.ts';
import { entryState } from './entryState.ts';

/**
 * The back action of the header: to the previous entry, step by step, otherwise to the parent page.
 *
 * @param parent address of the parent page, with its language; it replaces a page that was opened from another site
 */
export function goBack(parent: string): void {
  if (!mayGoBack()) return;
  const { inside, step = 0 } = entryState();
  if (inside || step > 0 || isFromSite()) history.back();
  else navigate(parent, { replace: true });
}

/**
 * Whether a link of this site opened this document: it was followed before the page that had it was hydrated. The entry
 * has no state then, and the previous entry is that page.
 */
function isFromSite(): boolean {
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
