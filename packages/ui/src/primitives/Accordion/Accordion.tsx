'use client';

import { useId, type HTMLAttributes, type ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../Icon/glyph.ts';
import * as css from './Accordion.css.ts';
import * as glyphs from '../Icon/glyphs.ts';

/** One item: a title and its content. */
export interface AccordionItem {
  /** Also its `id` in the DOM, so that an address can end in `#id`; unique in the page. */
  id: string;
  /** The visible title. */
  title: ReactNode;
  /** A secondary line below the title. @default none */
  note?: ReactNode;
  /** An icon before the title. @default none */
  icon?: Glyph;
  /** The content. It stays in the DOM while closed, so that find-in-page finds it. */
  content: ReactNode;
}

/** Props of {@link Accordion}. Other props go to the root. */
export interface AccordionProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'onToggle'
> {
  /** The items in order. */
  items: readonly AccordionItem[];
  /** Heading level of the titles. @default 3 */
  level?: 2 | 3 | 4;
  /** Opening one closes the others. @default false */
  single?: boolean;
  /** Ids that are open initially. Uncontrolled. @default none */
  defaultOpen?: readonly string[];
  /** Called after an item was opened or closed, by the user or by find-in-page. */
  onToggle?: (id: string, open: boolean) => void;
}

/** Titles that expand content below them. Built on `details`, so it works before hydration. */
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
            // Toggle events of nested `details` elements also arrive here.
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
