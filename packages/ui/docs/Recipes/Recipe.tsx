import type { ReactNode } from 'react';

import { CopyButton } from '../../src/primitives/CopyButton/CopyButton.tsx';
import * as css from './recipe.css.ts';

interface RecipeProps {
  /** The source of the example. */
  code: string;
  /** The running example. */
  children: ReactNode;
}

/** An example next to its source. */
export function Recipe({ code, children }: RecipeProps) {
  return (
    <div className={css.root}>
      <div className={css.example}>{children}</div>
      <figure className={css.figure}>
        <pre className={css.code}>
          <code>{code.trim()}</code>
        </pre>
        <CopyButton value={code} label="Copy" copiedLabel="Copied" className={css.copy} />
      </figure>
    </div>
  );
}
