import { useEffect } from 'react';
import { alternates } from '../document/alternates.ts';
import { usePlace } from '../routing/navigation.ts';
import { useServices } from '../member/services.ts';
import { windowTitle } from '../document/pageTitle.ts';
import { useVisit } from '../routing/visit.ts';

/** Updates the document title and the metadata for search engines when the address changes. */
export function useDocumentHead(title: string): void {
  const { pathname } = usePlace();
  const { operator } = useServices();
  const route = useVisit().match?.route ?? null;
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
