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
  /** How many pages there are. With one or none, nothing is shown. */
  pageCount: number;
  /** Asks for another page. With `pageHref` it is called too, and may prevent what the link would do. */
  onPageChange?: (page: number, event: { preventDefault: () => void }) => void;
  /** Address of a page: its steps become links, which open in a tab and are found by a search engine. @default buttons */
  pageHref?: (page: number) => string;
  /** Words. `status` is shown where there is no room for numbers, and said when the page has changed: `Page 3 of 12`. */
  labels: {
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
    readonly status: (page: number, count: number) => string;
  };
}

/** Steps through a list page by page. Where it is narrow, the page is told in words between two arrows. */
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
  // Said from the first change on: what stands there when the page comes is read in its place.
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
