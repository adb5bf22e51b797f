import { useEffect } from 'react';
import { localePath } from '../language/locale.ts';
import { usePlace } from '../routing/navigation.ts';
import { useServices } from '../member/services.ts';
import { windowTitle } from '../document/pageTitle.ts';
import { useVisit } from '../routing/visit.ts';

/**
 * Path of the page that the tags of the document describe; null until the loaded page is hydrated. The server has written the
 * tags of that page and knows more about it, for example whether its game exists.
 */
let writtenFor: string | null = null;

/** Keeps the window title, and what search engines read, up to date during client-side navigation. */
export function useDocumentHead(title: string): void {
  const { pathname, locale } = usePlace();
  const { operator } = useServices();
  const { match } = useVisit();
  const text = windowTitle(match?.route ?? null, title, operator.brand.name);
  useEffect(() => {
    document.title = text;
  }, [text]);
  const path = localePath(locale, pathname);
  useEffect(() => {
    const isLoadedPage = writtenFor === null || writtenFor === path;
    writtenFor = path;
    if (isLoadedPage) return;
    void import('./updatePageTags.ts').then(
      ({ updatePageTags }) => {
        // Another navigation may have been quicker.
        if (writtenFor === path) updatePageTags({ match, pathname, path, locale, operator });
      },
      // Only search engines read them, and the next navigation tries again.
      () => undefined,
    );
  }, [path, match, pathname, locale, operator]);
}
