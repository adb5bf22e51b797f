import { useEffect } from 'react';
import { alternates } from '../document/alternates.ts';
import { localePath } from '../language/locale.ts';
import { usePlace } from '../routing/navigation.ts';
import { useServices } from '../member/services.ts';
import { windowTitle } from '../document/pageTitle.ts';
import { useVisit } from '../routing/visit.ts';

/**
 * Path of the page that canonical, description and robots are about; null until the page that was loaded is hydrated. The server
 * has written those of that page, and knows more about it: its description, and whether its game exists.
 */
let writtenFor: string | null = null;

/** Keeps what the window and search engines are told of the page in step with the address. */
export function useDocumentHead(title: string): void {
  const { pathname, locale } = usePlace();
  const { operator } = useServices();
  const { match } = useVisit();
  const route = match?.route ?? null;
  const text = windowTitle(route, title, operator.brand.name);
  useEffect(() => {
    document.title = text;
  }, [text]);
  // The same value that the server writes. Several host names may point to this site, and search engines should index
  // one.
  const [host] = operator.hostNames ?? [];
  const origin = host ? `https://${host}` : location.origin;
  const known = route !== null;
  useEffect(() => {
    for (const [language, path] of alternates(pathname)) {
      alternate(language, known ? origin + path : null);
    }
  }, [pathname, known, origin]);
  const path = localePath(locale, pathname);
  useEffect(() => {
    const isLoadedPage = writtenFor === null || writtenFor === path;
    writtenFor = path;
    if (isLoadedPage) return;
    void import('./updatePageTags.ts').then(
      ({ updatePageTags }) => {
        // Another navigation may have been quicker.
        if (writtenFor === path)
          updatePageTags({ match, pathname, locale, operator, address: origin + path });
      },
      // Only search engines read them, and the next navigation tries again.
      () => undefined,
    );
  }, [path, match, pathname, locale, operator, origin]);
}

function alternate(language: string, address: string | null): void {
  const present = document.head.querySelector<HTMLLinkElement>(`link[hreflang=${language}]`);
  if (address === null) {
    present?.remove();
    return;
  }
  const link = present ?? document.createElement('link');
  link.rel = 'alternate';
  link.hreflang = language;
  link.href = address;
  if (!present) document.head.append(link);
}
