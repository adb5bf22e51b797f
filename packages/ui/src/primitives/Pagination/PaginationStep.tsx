'use client';

import type { MouseEvent, ReactNode } from 'react';

import * as css from './Pagination.css.ts';

interface PaginationStepProps {
  /** Its target page. */
  to: number;
  label: string;
  part: 'previous' | 'page' | 'next';
  current?: boolean;
  disabled?: boolean;
  pageHref: ((page: number) => string) | undefined;
  onPageChange: ((page: number, event: { preventDefault: () => void }) => void) | undefined;
  children: ReactNode;
}

/**
 * One step, as a link or a button. A step without target keeps the focus: pressing "next" up to the last page must not move
 * the focus to the top of the page.
 */
export function PaginationStep({
  to,
  label,
  part,
  current = false,
  disabled = false,
  pageHref,
  onPageChange,
  children,
}: PaginationStepProps) {
  const closed = current || disabled;
  const shared = {
    className: css.step,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': disabled || undefined,
    'data-part': part,
    'data-state': current ? 'current' : disabled ? 'disabled' : undefined,
    onClick: (event: MouseEvent) => {
      if (closed) event.preventDefault();
      else onPageChange?.(to, event);
    },
  };
  if (!pageHref) {
    return (
      <button {...shared} type="button">
        {children}
      </button>
    );
  }
  return disabled ? (
    <a {...shared} role="link" tabIndex={0}>
      {children}
    </a>
  ) : (
    <a {...shared} href={pageHref(to)}>
      {children}
    </a>
  );
}
