'use client';

import { type HTMLAttributes, useMemo } from 'react';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { classes } from '../../private/classes.ts';
import { plainText } from './plainText.ts';
import { richNodes } from './richNodes.tsx';
import * as css from './RichText.css.ts';
import { sanitized } from './sanitize.ts';

/** Props of {@link RichText}. Other props go to the element around the text. */
export interface RichTextProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** HTML as an operator wrote it: hostile until it has been sanitised here. */
  unsafeHtml: string;
  /** Addresses that pictures may come from: a host with a path allows what lies under it. */
  imageHosts: readonly string[];
  /** Level of the first heading in the outline of the page; the others follow it. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** The address of a path of this site, such as in the language of the page. @default the path itself */
  siteHref?: (path: string) => string;
}

const asItIs = (path: string) => path;

/**
 * An operator's HTML, shown safely: sanitised by a list of what may come through, then drawn by React from a list of its own.
 * Nothing of it is on the server's page, and where a browser cannot sanitise, only the words are shown. Under Trusted Types a
 * page has to allow the policy `rich-text`.
 */
export function RichText({
  unsafeHtml,
  imageHosts,
  headingLevel = 3,
  siteHref = asItIs,
  className,
  ...rest
}: RichTextProps) {
  const hydrated = useHydrated();
  const fragment = useMemo(() => (hydrated ? sanitized(unsafeHtml) : null), [hydrated, unsafeHtml]);
  const nodes = useMemo(
    () =>
      fragment &&
      richNodes(fragment, { imageHosts, headingLevel, siteHref, protocol: location.protocol }),
    [fragment, imageHosts, headingLevel, siteHref],
  );
  const state = !hydrated ? 'waiting' : fragment ? 'ready' : 'text';
  return (
    <div
      {...rest}
      className={classes(css.root, state === 'text' && css.plain, className)}
      data-component="rich-text"
      data-state={state}
    >
      {state === 'text' ? plainText(unsafeHtml) : nodes}
    </div>
  );
}
