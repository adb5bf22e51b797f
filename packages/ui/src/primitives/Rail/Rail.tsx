'use client';

import {
  Children,
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { classes } from '../../private/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Rail.css.ts';
import * as glyphs from '../Icon/glyphs.ts';

/** Props of {@link Rail}. Other props go to the `section`. */
export interface RailProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading above the row. */
  title: string;
  /** Address of a picture that replaces the heading text, such as a provider logo. @default the text */
  mark?: string | null | undefined;
  /** Width of a card: `lg` emphasises pictures, `wide` is for lines of text. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'wide';
  /** The cards are ranked: each has its rank number. @default false */
  ranked?: boolean;
  /** Link to the whole list, after the heading. @default none */
  more?: { readonly href: string; readonly label: string };
  /** Accessible names of the two arrows. */
  labels: { readonly back: string; readonly forward: string };
  /** The children are skeletons: no list, and no scrolling. @default false */
  loading?: boolean;
  /** The cards. Each becomes a list item with the width of the row's columns. */
  children: ReactNode;
}

/** Part of the visible width that an arrow scrolls: the last visible card stays visible. */
const PAGE = 0.85;

/**
 * A row with native horizontal scrolling, so that it stays smooth while the main thread is busy. The last visible card is
 * cut, to show that the row continues.
 */
export function Rail({
  title,
  mark,
  size = 'md',
  ranked = false,
  more,
  labels,
  loading = false,
  children,
  className,
  ...rest
}: RailProps) {
  const heading = useId();
  const row = useRef<HTMLUListElement & HTMLOListElement>(null);
  const [edge, setEdge] = useState<'start' | 'middle' | 'end' | 'none'>('start');

  const count = Children.count(children);
  const List = ranked ? 'ol' : 'ul';
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => setEdge(edgeOf(element));
    // The first report of an observer comes after the browser's own layout, so none is forced. Arrows that appear within the
    // report would be a loop of resizes to WebKit, so they wait for the next frame.
    const observer =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(() => requestAnimationFrame(measure));
    if (observer) observer.observe(element);
    else measure();
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer?.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [count, loading]);

  const page = (direction: 1 | -1) => {
    const element = row.current;
    element?.scrollBy({ left: direction * element.clientWidth * PAGE });
  };

  return (
    <section
      {...rest}
      className={classes(css.root, className)}
      aria-labelledby={heading}
      data-component="rail"
    >
      <div className={css.head}>
        <h2 id={heading} className={css.title}>
          {mark ? (
            <img
              className={css.mark}
              src={mark}
              alt={title}
              width={96}
              height={40}
              loading="lazy"
              decoding="async"
            />
          ) : (
            title
          )}
        </h2>
        <div
          className={css.arrows}
          data-part="arrows"
          data-state={loading || edge === 'none' ? 'idle' : 'useful'}
        >
          <IconButton
            icon={glyphs.chevronLeft}
            label={labels.back}
            size="sm"
            variant="soft"
            disabled={edge === 'start'}
            onClick={() => page(-1)}
          />
          <IconButton
            icon={glyphs.chevronRight}
            label={labels.forward}
            size="sm"
            variant="soft"
            disabled={edge === 'end'}
            onClick={() => page(1)}
          />
        </div>
        {/* At the end of the line, so that it does not move when the arrows appear. */}
        {more && (
          <a href={more.href} className={css.more} data-part="more">
            {more.label}
            <Icon glyph={glyphs.chevronRight} size={16} />
          </a>
        )}
      </div>
      {/* A scrolling region must be reachable by keyboard. Its links are focusable, and the browser scrolls to them. */}
      <List
        role="list"
        ref={row}
        className={css.row}
        data-part="row"
        data-size={ranked ? 'ranked' : size}
        data-state={loading ? 'loading' : 'ready'}
        aria-hidden={loading || undefined}
      >
        {Children.map(children, (child) => (
          <li className={css.cell}>{child}</li>
        ))}
      </List>
    </section>
  );
}

function edgeOf(element: HTMLElement): 'start' | 'middle' | 'end' | 'none' {
  const room = element.scrollWidth - element.clientWidth;
  if (room <= 1) return 'none';
  if (element.scrollLeft <= 1) return 'start';
  return element.scrollLeft >= room - 1 ? 'end' : 'middle';
}
