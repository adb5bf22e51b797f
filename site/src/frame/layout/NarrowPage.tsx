import type { ReactNode } from 'react';
import * as css from './NarrowPage.css.ts';

interface NarrowPageProps {
  children: ReactNode;
  /** Uses the width of a desktop, for a page with two columns; `always` also that of a tablet. @default false */
  wide?: boolean | 'always';
}

/** A page with one panel, as wide as the panel is readable. */
export function NarrowPage({ children, wide = false }: NarrowPageProps) {
  return (
    <div className={css.root} data-wide={wide}>
      {children}
    </div>
  );
}
