/** Elements of an article, by their HTML names. Headings start at 2, because the page has its own first heading. */
export const ARTICLE_TAGS = [
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'br',
  'hr',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** Name of an element of an article. */
export type ArticleTag = (typeof ARTICLE_TAGS)[number];

/** An element of an article. */
export interface ArticleElement {
  readonly tag: ArticleTag;
  /** Of a link: a path of the site without language, or an `https:`, `mailto:` or `tel:` address. */
  readonly href?: string;
  readonly children: readonly ArticleNode[];
}

/** A text, or an element with its content. */
export type ArticleNode = string | ArticleElement;

/** Deeper content is not read: no text that a person writes is. */
const MOST_DEPTH = 20;
const ADDRESS = /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)[^\s"'<>\\]*$/;

/** Whether an article may link to an address. */
export const isArticleAddress = (address: string): boolean => ADDRESS.test(address);

/**
 * Reads an article from JSON, as `brand-theme build` writes it for a page of the operator.
 *
 * @throws TypeError for anything else: an element that is not one of {@link ARTICLE_TAGS}, or an address that is not allowed
 */
export function readArticle(json: unknown): readonly ArticleNode[] {
  return nodesOf(json, 0);
}

function nodesOf(json: unknown, depth: number): readonly ArticleNode[] {
  if (!Array.isArray(json) || depth > MOST_DEPTH) throw new TypeError('This is no article.');
  return json.map((node) => (typeof node === 'string' ? node : elementOf(node, depth)));
}

function elementOf(json: unknown, depth: number): ArticleElement {
  const { tag, href, children } = (json ?? {}) as Partial<Record<keyof ArticleElement, unknown>>;
  const known = ARTICLE_TAGS.find((one) => one === tag);
  if (!known) throw new TypeError(`An article has no element "${String(tag)}".`);
  const content = nodesOf(children ?? [], depth + 1);
  if (known !== 'a') return { tag: known, children: content };
  if (typeof href !== 'string' || !isArticleAddress(href)) {
    throw new TypeError(`An article has no link to "${String(href)}".`);
  }
  return { tag: known, href, children: content };
}
