'use client';

import { useId, type HTMLAttributes, type ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../Icon/glyph.ts';
import * as css from './Accordion.css.ts';
import * as glyphs from '../Icon/glyphs.ts';

/** One question and its answer. */
export interface AccordionItem {
  /** Also its `id` in the page, so that an address may end in `#id`; unique in the page. */
  id: string;
  /** The words that are always seen. */
  title: ReactNode;
  /** A quiet line below them. @default none */
  note?: ReactNode;
  /** An icon before them. */
  icon?: Glyph;
  /** What opens below them. It is in the page also while closed, so that a search in the page finds it. */
  content: ReactNode;
}

/** Props of {@link Accordion}. Other props go to the root. */
export interface AccordionProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'onToggle'
> {
  /** The items in order. */
  items: readonly AccordionItem[];
  /** Place of the titles in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
  /** Opening one closes the others. @default false */
  single?: boolean;
  /** Ids that are open at first; afterwards the reader decides. @default none */
  defaultOpen?: readonly string[];
  /** Told after one was opened or closed, by hand or by a search in the page. */
  onToggle?: (id: string, open: boolean) => void;
}

/** Titles that open what is below them. Built on `details`: it works before any script has come. */
export function Accordion({
  items,
  level = 3,
  single = false,
  defaultOpen = [],
  onToggle,
  className,
  ...rest
}: AccordionProps) {
  const name = useId();
  const Title = `h${level}` as const;
  return (
    <div {...rest} className={classes(css.root, className)} data-component="accordion">
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          name={single ? name : undefined}
          open={defaultOpen.includes(item.id)}
          onToggle={(event) => {
            // A toggle within the answer comes by here too.
            if (event.target === event.currentTarget) onToggle?.(item.id, event.currentTarget.open);
          }}
          className={css.item}
          data-part="item"
        >
          <summary className={css.summary} data-part="summary">
            {item.icon && <Icon glyph={item.icon} size={20} className={css.icon} />}
            <span className={css.words}>
              <Title className={css.title} data-part="title">
                {item.title}
              </Title>
              {item.note && (
                <span className={css.note} data-part="note">
                  {item.note}
                </span>
              )}
            </span>
            <Icon
              glyph={glyphs.chevronDown}
              size={20}
              className={css.chevron}
              data-part="chevron"
            />
          </summary>
          <div className={css.panel} data-part="panel">
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}
