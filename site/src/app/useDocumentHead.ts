import { useEffect } from 'react';
import { alternates } from '../document/alternates.ts';
import { usePlace } from '../routing/navigation.ts';
import { useServices } from '../member/services.ts';
import { windowTitle } from '../document/pageTitle.ts';
import { useVisit } from '../routing/visit.ts';

/** Keeps what the window and search engines are told of the page in step with the address. */
export function useDocumentHead(title: string): void {
  const { pathname } = usePlace();
  const { operator } = useServices();
  const route = useVisit().match?.route ?? null;
  const text = windowTitle(route, title, operator.brand.name);
  useEffect(() => {
    document.title = text;
  }, [text]);
  const known = route !== null;
  useEffect(() => {
    for (const [language, path] of alternates(pathname)) alternate(language, known ? path : null);
  }, [pathname, known]);
}

function alternate(language: string, path: string | null): void {
  const present = document.head.querySelector<HTMLLinkElement>(`link[hreflang=${language}]`);
  if (path === null) {
    present?.remove();
    return;
  }
  const link = present ?? document.createElement('link');
  link.rel = 'alternate';
  link.hreflang = language;
  link.href = location.origin + path;
  if (!present) document.head.append(link);
}
