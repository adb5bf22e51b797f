'use client';

import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';

import { disarmed, disarmedName } from './disarm.ts';

/** Not in TypeScript's DOM types. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): NonNullable<Config['TRUSTED_TYPES_POLICY']>;
}

/** Name of the Trusted Types policy that a site's `trusted-types` directive has to allow. */
const POLICY = 'rich-text';

/** A notice is about one page of text. Longer HTML is cut, so that it cannot block a phone. */
const LONGEST = 200_000;

/** Allowed elements; `richNodes.tsx` renders them. */
const ELEMENTS =
  'a abbr article b blockquote br caption center code dd del div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p pre q s section small span strike strong sub sup table tbody td tfoot th thead tr u ul';

/** Allowed attributes; each is validated again when it is rendered. */
const ATTRIBUTES = [
  'align',
  'alt',
  'color',
  'colspan',
  'height',
  'href',
  'rowspan',
  'src',
  'start',
];

/** Elements whose content is removed completely. */
const SILENT =
  'annotation-xml audio canvas colgroup datalist desc embed foreignobject frameset head iframe math mi mn mo ms mtext noembed noframes noscript object plaintext script style svg template title video xmp';

const config: Config = {
  ALLOWED_TAGS: ELEMENTS.split(' '),
  ALLOWED_ATTR: [...ATTRIBUTES, 'width', disarmedName('style')],
  ADD_URI_SAFE_ATTR: ['align', 'color', disarmedName('style')],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  FORBID_CONTENTS: [...SILENT.split(' '), disarmedName('style'), disarmedName('script')],
  RETURN_DOM_FRAGMENT: true,
};

/** Parses and cleans; null if the browser or the policy of the page does not allow it. */
type Sanitizer = (html: string) => DocumentFragment | null;

let sanitizer: Sanitizer | null = null;

/**
 * Parses an operator's HTML in an inert document, in which no script runs and nothing is loaded, and removes everything that
 * is not on the allow lists. The result is read from that document and never serialised to HTML.
 *
 * @returns null if sanitising is not possible: then show only plain text, see `plainText.ts`
 */
export function sanitized(html: string): DocumentFragment | null {
  sanitizer ??= makeSanitizer();
  return sanitizer(html);
}

function makeSanitizer(): Sanitizer {
  const purify = createDOMPurify(window);
  const policy = trustedPolicy();
  if (!purify.isSupported || policy === undefined) return () => null;
  return (html) => clean(purify, policy, html);
}

function clean(
  purify: DOMPurify,
  policy: Config['TRUSTED_TYPES_POLICY'] | null,
  html: string,
): DocumentFragment | null {
  try {
    const kept = purify.sanitize(disarmed(html.slice(0, LONGEST)), {
      ...config,
      RETURN_DOM_FRAGMENT: true,
      ...(policy && { TRUSTED_TYPES_POLICY: policy }),
    });
    return kept.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? kept : null;
  } catch {
    return null;
  }
}

/**
 * The policy for the sanitiser's parser. It is not exported, and a page can create it only once.
 *
 * @returns null in a browser without Trusted Types, undefined if the page forbids the policy
 */
function trustedPolicy(): NonNullable<Config['TRUSTED_TYPES_POLICY']> | null | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return null;
  try {
    return trustedTypes.createPolicy(POLICY, {
      createHTML: (html) => html,
      createScriptURL(url) {
        throw new TypeError(`${url} is not text`);
      },
    });
  } catch {
    return undefined;
  }
}
