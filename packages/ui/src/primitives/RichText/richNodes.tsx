import { createElement, type ReactNode } from 'react';

import { imageAddress, linkAddress } from './addresses.ts';
import { disarmedName, rearmed } from './disarm.ts';
import { headingLevels } from './headingLevels.ts';
import * as css from './RichText.css.ts';
import { RichImage } from './RichImage.tsx';
import { RichLink } from './RichLink.tsx';
import { styleTokens } from './styleTokens.ts';

/** Settings of the page that affect the rendering of a text. */
export interface RichContext {
  readonly imageHosts: readonly string[];
  /** Protocol of the page, such as `https:`. */
  readonly protocol: string;
  readonly siteHref: (path: string) => string;
  /** Level of the first heading. */
  readonly headingLevel: number;
}

/** Maximum depth, more than any real text has. Deeper content is added to the last rendered element. */
const DEEPEST = 32;
/** After this number of elements only text is rendered. */
const MOST = 4000;

/** Elements that are rendered as another one; all others are unchanged. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  article: 'div',
  center: 'div',
  font: 'span',
  section: 'div',
  strike: 's',
};
const VOID = /^(?:br|hr)$/;
const BLOCK = /^(?:blockquote|div|dl|figcaption|figure|h[1-6]|hr|li|ol|p|pre|table|ul|dt|dd)$/;

/** Allowed direct children of a list or table. */
const HOLDS: Readonly<Record<string, RegExp>> = {
  ul: /^li$/,
  ol: /^li$/,
  dl: /^d[dt]$/,
  table: /^(?:caption|t(?:head|body|foot))$/,
  thead: /^tr$/,
  tbody: /^tr$/,
  tfoot: /^tr$/,
  tr: /^t[dh]$/,
};
const ITEM: Readonly<Record<string, string>> = { ul: 'li', ol: 'li', dl: 'dd' };
const IN_PARENT = /^(?:li|d[dt]|caption|t(?:head|body|foot|r|d|h))$/;

const IN_ROW = /^t[dh]$/;
/** `123-4-56789-0`, `1,234.50`, `03:00 - 05:00`. */
const FIGURE = /^\s*[\d.,:+-][\d\s.,:+-]{0,18}\s*$/;

/** The context of a node. */
interface Place {
  readonly parent: string;
  readonly depth: number;
  /** Inside a paragraph or heading, where blocks are not allowed. */
  readonly inLine: boolean;
  readonly inLink: boolean;
}

/**
 * Renders a sanitised text. Only the elements and properties of this file are created, by React and not from HTML, so that
 * the result does not depend on a second parse by the browser.
 */
export function richNodes(fragment: DocumentFragment, context: RichContext): ReactNode {
  const levelOf = headingLevels(context.headingLevel);
  let count = 0;

  function children(node: Node, place: Place): ReactNode[] {
    return Array.from(node.childNodes, (child, key) => {
      const held = HOLDS[place.parent];
      if (!(child instanceof Element || child.nodeType === Node.ELEMENT_NODE)) {
        const words = child.nodeType === Node.TEXT_NODE ? rearmed(child.nodeValue ?? '') : '';
        if (!held) return words;
        return words.trim() && ITEM[place.parent] ? wrapped(key, place, words) : null;
      }
      const element = child as Element;
      if (!held || held.test(element.localName)) return drawn(element, key, place);
      const inside = { ...place, parent: ITEM[place.parent] ?? 'div' };
      return ITEM[place.parent] ? wrapped(key, place, drawn(element, 0, inside)) : null;
    });
  }

  function wrapped(key: number, { parent }: Place, content: ReactNode): ReactNode {
    return createElement(ITEM[parent] ?? 'div', { key }, content);
  }

  function drawn(element: Element, key: number, place: Place): ReactNode {
    const name = element.localName;
    count += 1;
    if (count > MOST || place.depth > DEEPEST) return rearmed(element.textContent);
    if (VOID.test(name)) return name === 'hr' && place.inLine ? null : createElement(name, { key });
    if (name === 'img') return image(element, key);
    if (name === 'a') return place.inLink ? children(element, place) : link(element, key, place);
    const { tag, inLine } = elementOf(name, place);
    const inside = { ...place, parent: tag, depth: place.depth + 1, inLine };
    const props = { key, ...tokens(element), ...numbers(element, tag) };
    const content = children(element, inside);
    if (tag === 'table')
      return <Table key={key}>{createElement(tag, { ...props, key: 0 }, content)}</Table>;
    const isFigure = IN_ROW.test(tag) && FIGURE.test(element.textContent);
    const isLine = tag === 'span' && BLOCK.test(name);
    const className = isLine ? css.line : isFigure ? css.figure : undefined;
    return createElement(tag, { ...props, ...(className && { className }) }, content);
  }

  function elementOf(name: string, { parent, inLine }: Place): { tag: string; inLine: boolean } {
    const written = DRAWN_AS[name] ?? name;
    if (inLine && BLOCK.test(written)) return { tag: 'span', inLine };
    if (IN_PARENT.test(written) && !HOLDS[parent]?.test(written)) return { tag: 'div', inLine };
    const [, level = ''] = /^h([1-6])$/.exec(written) ?? [];
    if (level) return { tag: `h${levelOf(Number(level))}`, inLine: true };
    return { tag: written, inLine: inLine || written === 'p' };
  }

  function image(element: Element, key: number): ReactNode {
    const alt = rearmed(element.getAttribute('alt') ?? '');
    const address = imageAddress(value(element, 'src'), context.imageHosts, context.protocol);
    return (
      <RichImage
        key={key}
        src={address}
        alt={alt}
        width={whole(element, 'width', 4096)}
        height={whole(element, 'height', 4096)}
      />
    );
  }

  function link(element: Element, key: number, place: Place): ReactNode {
    const inside = { ...place, parent: 'a', depth: place.depth + 1, inLink: true };
    const href = linkAddress(value(element, 'href'), context.siteHref);
    const content = children(element, inside);
    if (href === null) return createElement('span', { key }, content);
    return (
      <RichLink key={key} href={href}>
        {content}
      </RichLink>
    );
  }

  return children(fragment, { parent: 'div', depth: 0, inLine: false, inLink: false });
}

/** Focusable, so that it can be scrolled by keyboard. */
function letKeyboardScroll(table: HTMLDivElement | null): void {
  if (table) table.tabIndex = 0;
}

/** Scrolls inside when it is wider than the text. */
function Table({ children }: { children: ReactNode }) {
  return (
    <div ref={letKeyboardScroll} className={css.table} role="group" data-part="table">
      {children}
    </div>
  );
}

function value(element: Element, name: string): string | null {
  const written = element.getAttribute(name);
  return written === null ? null : rearmed(written);
}

function tokens(element: Element) {
  const align = element.localName === 'center' ? 'center' : value(element, 'align');
  return styleTokens(value(element, disarmedName('style')) ?? '', align, value(element, 'color'));
}

/** Allowed numeric attributes of cells and lists. */
function numbers(element: Element, tag: string) {
  if (tag === 'td' || tag === 'th')
    return { colSpan: whole(element, 'colspan', 50), rowSpan: whole(element, 'rowspan', 500) };
  return tag === 'ol' ? { start: whole(element, 'start', 9999) } : {};
}

function whole(element: Element, name: string, most: number): number | undefined {
  const written = /^\s*(\d{1,5})\s*(?:px)?\s*$/.exec(element.getAttribute(name) ?? '')?.[1];
  const figure = Number(written ?? 0);
  return figure > 0 && figure <= most ? figure : undefined;
}
