'use client';

import { useState, type HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Pagination.css.ts';
import { pageItems } from './pageItems.ts';
import { PaginationStep } from './PaginationStep.tsx';
import * as glyphs from '../Icon/glyphs.ts';

/** Props of {@link Pagination}. Other props go to the `nav`. */
export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** Number of pages. With one or none, nothing is rendered. */
  pageCount: number;
  /** Called to change the page. With `pageHref` it is called too, and may prevent the default of the link. */
  onPageChange?: (page: number, event: { preventDefault: () => void }) => void;
  /**
   * Address of a page: its steps become links, which can open in a new tab and are found by search engines. @default buttons
   */
  pageHref?: (page: number) => string;
  /** Texts. `status` is shown when there is no space for numbers, and announced after a change: `Page 3 of 12`. */
  labels: {
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
    readonly status: (page: number, count: number) => string;
  };
}

/** Page navigation of a list. At narrow widths the page is shown as text between two arrows. */
export function Pagination({
  page,
  pageCount,
  onPageChange,
  pageHref,
  labels,
  className,
  ...rest
}: PaginationProps) {
  const [first] = useState(page);
  const [moved, setMoved] = useState(false);
  // Announced only from the first change on. The initial page is read in its place.
  if (!moved && page !== first) setMoved(true);
  if (pageCount <= 1) return <></>;

  const step = (to: number) => ({ to, pageHref, onPageChange });
  return (
    <nav
      {...rest}
      aria-label={labels.pages}
      className={classes(css.root, className)}
      data-component="pagination"
    >
      <div className={css.row}>
        <PaginationStep
          {...step(page - 1)}
          label={labels.previous}
          disabled={page <= 1}
          part="previous"
        >
          <Icon glyph={glyphs.chevronLeft} size={20} />
        </PaginationStep>
        <span className={css.summary} data-part="summary">
          {labels.status(page, pageCount)}
        </span>
        <ul role="list" className={css.pages} data-part="pages">
          {pageItems(page, pageCount).map((item) => (
            <li key={item}>
              {typeof item === 'number' ? (
                <PaginationStep
                  {...step(item)}
                  label={labels.page(item)}
                  current={item === page}
                  part="page"
                >
                  {item}
                </PaginationStep>
              ) : (
                <span className={classes(css.step, css.gap)} data-state="gap" aria-hidden="true">
                  …
                </span>
              )}
            </li>
          ))}
        </ul>
        <PaginationStep
          {...step(page + 1)}
          label={labels.next}
          disabled={page >= pageCount}
          part="next"
        >
          <Icon glyph={glyphs.chevronRight} size={20} />
        </PaginationStep>
      </div>
      <span role="status" className={visuallyHidden} data-part="status">
        {moved ? labels.status(page, pageCount) : ''}
      </span>
    </nav>
  );
}
