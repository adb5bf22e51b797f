import type { ReactNode } from 'react';
import * as css from './PageColumns.css.ts';

interface PageColumnsProps {
  /** What the page is for. */
  children: ReactNode;
  /** Second column, only on a desktop; its place is kept while it loads. */
  aside: ReactNode;
}

/** Two columns on a desktop, otherwise the first one alone. */
export function PageColumns({ children, aside }: PageColumnsProps) {
  return (
    <div className={css.root}>
      <div className={css.column}>{children}</div>
      <div className={css.aside}>{aside}</div>
    </div>
  );
}
