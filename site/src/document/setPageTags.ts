/** What search engines read about the page that is shown. */
export interface PageTags {
  /** Whole address; null for a page that is not to be listed. */
  readonly canonical: string | null;
  /** `hreflang` and whole address of the page in each language; null for an unknown page. */
  readonly alternates: readonly (readonly [string, string | null])[];
  readonly description: string;
}

/** After a client-side navigation: replaces what the server has written about the page that was loaded. */
export function setPageTags({ canonical, alternates, description }: PageTags): void {
  const isListed = canonical !== null;
  setTag('link', 'rel', 'canonical', 'href', canonical);
  setTag('meta', 'name', 'description', 'content', description);
  setTag('meta', 'name', 'robots', 'content', isListed ? null : 'noindex');
  setTag('meta', 'property', 'og:url', 'content', canonical);
  for (const [language, address] of alternates) {
    const link = setTag('link', 'hreflang', language, 'href', address);
    link?.setAttribute('rel', 'alternate');
  }
  // It describes the page that was loaded, and the policy of the site lets no script write another.
  for (const data of document.head.querySelectorAll('script[type="application/ld+json"]')) {
    data.remove();
  }
}

/** Sets an element of the head, identified by one attribute. @param value null removes it */
function setTag(
  element: 'link' | 'meta',
  key: string,
  name: string,
  attribute: string,
  value: string | null,
): Element | null {
  const present = document.head.querySelector(`${element}[${key}="${name}"]`);
  if (value === null) {
    present?.remove();
    return null;
  }
  const tag = present ?? document.createElement(element);
  tag.setAttribute(key, name);
  tag.setAttribute(attribute, value);
  if (!present) document.head.append(tag);
  return tag;
}
