'use client';

import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';

import { disarmed, disarmedName } from './disarm.ts';

/** Not in TypeScript's description of a browser. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): NonNullable<Config['TRUSTED_TYPES_POLICY']>;
}

/** Name of the Trusted Types policy that a site's `trusted-types` has to allow. */
const POLICY = 'rich-text';

/** A notice is a page of text; whatever is longer is cut, so that nobody's phone stands still. */
const LONGEST = 200_000;

/** Elements that may come through; `richNodes.tsx` knows how each is drawn. */
const ELEMENTS =
  'a abbr article b blockquote br caption center code dd del div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p pre q s section small span strike strong sub sup table tbody td tfoot th thead tr u ul';

/** Attributes that may come through; each is read again where it is drawn. */
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

/** Nothing of what these hold is text of the notice. */
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

/** Parses and cleans; null where this browser, or the policy of the page, does not let it. */
type Sanitizer = (html: string) => DocumentFragment | null;

let sanitizer: Sanitizer | null = null;

/**
 * Parses an operator's HTML in a document that nobody sees, in which nothing runs and nothing is fetched, and takes out all
 * that is not on the lists. What is left is read from that document and never written as HTML again.
 *
 * @returns null where sanitising cannot work: then only the text may be shown, see `plainText.ts`
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
 * The policy that lets the sanitiser parse; nobody else gets it, and a page can make it once.
 *
 * @returns null in a browser without Trusted Types, undefined where the page forbids the policy
 */
function trustedPolicy(): NonNullable<Config['TRUSTED_TYPES_POLICY']> | null | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return null;
  try {
    return trustedTypes.createPolicy(POLICY, {
      createHTML: (html) => html,
      createScriptURL(url) {
        throw new TypeError(`${url} is no text`);
      },
    });
  } catch {
    return undefined;
  }
}
