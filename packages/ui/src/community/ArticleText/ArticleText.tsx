import type { ArticleElement, ArticleNode } from '@brand/domain';
import { type HTMLAttributes, type ReactNode, createElement } from 'react';

import { classes } from '../../private/classes.ts';
import { RichLink } from '../../primitives/RichText/RichLink.tsx';
import * as rich from '../../primitives/RichText/RichText.css.ts';
import * as css from './ArticleText.css.ts';

/** Props of {@link ArticleText}. Other props go to the root. */
export interface ArticleTextProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The text, as `readArticle` gives it. */
  nodes: readonly ArticleNode[];
  /** Returns the URL of a path on this site, with the language. */
  hrefOf: (path: string) => string;
}

/** A long text of the operator with headings, lists, tables and links, such as the terms of service. */
export function ArticleText({ nodes, hrefOf, className, ...rest }: ArticleTextProps) {
  return (
    <div
      {...rest}
      className={classes(rich.root, css.root, className)}
      data-component="article-text"
    >
      {nodes.map((node, index) => drawn(node, index, hrefOf))}
    </div>
  );
}

function drawn(node: ArticleNode, key: number, hrefOf: ArticleTextProps['hrefOf']): ReactNode {
  if (typeof node === 'string') return node;
  const { tag } = node;
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  const content = node.children.map((child, index) => drawn(child, index, hrefOf));
  if (tag === 'a') return <Link key={key} node={node} content={content} hrefOf={hrefOf} />;
  const element = createElement(tag, { key }, ...content);
  if (tag !== 'table') return element;
  // Focusable, so that a wide table can be scrolled by keyboard.
  return (
    <div key={key} className={rich.table} role="group" tabIndex={0} data-part="table">
      {element}
    </div>
  );
}

interface LinkProps extends Pick<ArticleTextProps, 'hrefOf'> {
  node: ArticleElement;
  content: ReactNode;
}

/** Pages of this site open in place, other sites in a new tab; mail and phone have no page. */
function Link({ node: { href = '' }, content, hrefOf }: LinkProps) {
  if (href.startsWith('https:')) return <RichLink href={href}>{content}</RichLink>;
  const address = href.startsWith('/') ? hrefOf(href) : href;
  return (
    <a className={rich.link} href={address} data-part="link">
      {content}
    </a>
  );
}
