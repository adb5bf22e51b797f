import type { ReactNode } from 'react';
import * as css from './NarrowPage.css.ts';

/** A page that holds one panel: as wide as the panel reads well. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return <div className={css.root}>{children}</div>;
}
