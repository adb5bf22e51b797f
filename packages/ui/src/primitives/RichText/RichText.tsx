'use client';

import { plainText } from '@brand/domain';
import { type HTMLAttributes, useMemo } from 'react';

import { useHydrated } from '../../hooks/useHydrated.ts';
import { classes } from '../../private/classes.ts';
import { richNodes } from './richNodes.tsx';
import * as css from './RichText.css.ts';
import { sanitized } from './sanitize.ts';

/** Props of {@link RichText}. Other props go to the element around the text. */
export interface RichTextProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** HTML of an operator; untrusted until it is sanitised here. */
  unsafeHtml: string;
  /** Allowed picture sources. A host with a path allows everything below that path. */
  imageHosts: readonly string[];
  /** Level of the first heading; the others follow it. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Resolves a path of this site, for example with the language of the page. @default the path itself */
  siteHref?: (path: string) => string;
}

const asItIs = (path: string) => path;

/**
 * Shows an operator's HTML safely. It is sanitised with an allow list and then rendered as React elements from a second
 * allow list. Nothing is rendered on the server. When a browser cannot sanitise, only plain text is shown. With Trusted
 * Types a page has to allow the policy `rich-text`.
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
