import {
  ARTICLE_TAGS,
  type ArticleElement,
  type ArticleNode,
  type ArticleTag,
  isArticleAddress,
} from '@brand/domain/community';
import { marked } from 'marked';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

import { shown } from '../settings/problem.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that mean the same as one of ours. */
const SAME: Readonly<Record<string, ArticleTag>> = { b: 'strong', i: 'em' };
/** Elements whose content is used alone. */
const TRANSPARENT = new Set(['div', 'section', 'article', 'main', 'span', 'header', 'footer']);
/** Between the parts of these, white space is no text. */
const PARTS = new Set<ArticleTag>(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);
const LAST_HEADING = 4;

/** The text of a page, and what is wrong with its file: each the end of a sentence that begins with the file name. */
export interface PageText {
  readonly nodes: readonly ArticleNode[];
  readonly problems: readonly string[];
}

/**
 * Reads the text of a page from Markdown or HTML. Attributes other than `href` are ignored. What the site cannot show is a
 * problem rather than left out silently: a paragraph that is missing from the terms may matter.
 */
export function pageText(source: string, format: 'md' | 'html'): PageText {
  const html = format === 'md' ? marked.parse(source, { async: false }) : source;
  const root = parseFragment(html);
  const problems = new Set<string>();
  // The page has a first heading of its own, so those of a text with first headings move down.
  const shift = hasFirstHeading(root.childNodes) ? 1 : 0;

  function nodesOf(nodes: readonly Node[], inParts: boolean): ArticleNode[] {
    return nodes.flatMap((node) => {
      if ('tagName' in node) return elementsOf(node);
      if (!('value' in node) || (inParts && node.value.trim() === '')) return [];
      return [node.value.replace(/\s+/g, ' ')];
    });
  }

  function elementsOf(element: Element): ArticleNode[] {
    const { tagName: name, childNodes } = element;
    if (TRANSPARENT.has(name)) return nodesOf(childNodes, true);
    const tag = tagOf(name, shift);
    if (!tag) {
      problems.add(`has <${name}>, which a page cannot show`);
      return [];
    }
    const one: ArticleElement = { tag, children: nodesOf(childNodes, PARTS.has(tag)) };
    return [tag === 'a' ? { ...one, href: addressOf(element) } : one];
  }

  function addressOf({ attrs }: Element): string {
    const address = attrs.find(({ name }) => name === 'href')?.value ?? '';
    if (!isArticleAddress(address)) {
      problems.add(
        `has a link to ${shown(address)}; a link is a path that begins with /, or an address that begins with https://, mailto: or tel:`,
      );
    }
    return address;
  }

  const nodes = nodesOf(root.childNodes, true);
  if (nodes.length === 0 && problems.size === 0) problems.add('has no text');
  return { nodes, problems: [...problems] };
}

const hasFirstHeading = (nodes: readonly Node[]): boolean =>
  nodes.some(
    (node) => 'tagName' in node && (node.tagName === 'h1' || hasFirstHeading(node.childNodes)),
  );

function tagOf(name: string, shift: number): ArticleTag | undefined {
  const [, level] = /^h([1-6])$/.exec(name) ?? [];
  const own = level ? `h${Math.min(Number(level) + shift, LAST_HEADING)}` : (SAME[name] ?? name);
  return ARTICLE_TAGS.find((tag) => tag === own);
}
