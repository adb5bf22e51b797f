import type { ReactNode } from 'react';
import * as css from './NarrowPage.css.ts';

/** A page with one panel, as wide as the panel is readable. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return <div className={css.root}>{children}</div>;
}
