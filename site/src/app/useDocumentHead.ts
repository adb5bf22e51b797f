import { preload } from '../routing/chunks/missingChunk.ts';
import { useEffect } from 'react';
import { localePath } from '../language/locale.ts';
import { usePlace } from '../routing/navigation.ts';
import { useServices } from '../member/services.ts';
import { subjectQuery } from '../document/subjectQuery.ts';
import { windowTitle } from '../document/pageTitle.ts';
import { useVisit } from '../routing/visit.ts';

/**
 * Address of the page that the tags of the document describe; null until the loaded page is hydrated. The server has written the
 * tags of that page and knows more about it, for example whether its game exists.
 */
let writtenFor: string | null = null;

/** Keeps the window title, and what search engines read, up to date during client-side navigation. */
export function useDocumentHead(title: string): void {
  const { pathname, search, locale } = usePlace();
  const { operator } = useServices();
  const { match } = useVisit();
  const text = windowTitle(match?.route ?? null, title, operator.brand.name);
  useEffect(() => {
    document.title = text;
  }, [text]);
  const path = localePath(locale, pathname);
  const query = subjectQuery(match?.route.page, search);
  useEffect(() => {
    const address = path + query;
    const isLoadedPage = writtenFor === null || writtenFor === address;
    writtenFor = address;
    if (isLoadedPage) return;
    // Only search engines read them: a failure is ignored, and the next navigation tries again.
    void preload(async () => {
      const { updatePageTags } = await import('./updatePageTags.ts');
      // Another navigation may have been quicker.
      if (writtenFor === address)
        updatePageTags({ match, pathname, path, query, locale, operator });
    });
  }, [path, query, match, pathname, locale, operator]);
}
