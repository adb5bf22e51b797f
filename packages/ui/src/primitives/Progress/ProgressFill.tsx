'use client';

import { styledByScript } from '../../private/styledByScript.ts';
import * as css from './Progress.css.ts';

/** The filled part of a bar. In a module of its own, because a component of a server cannot have a ref. */
export function ProgressFill({ done }: { done: number | undefined }) {
  if (done === undefined) return <span className={css.wandering} data-part="fill" />;
  return (
    <span
      className={css.fill}
      data-part="fill"
      ref={styledByScript({ transform: `translateX(${(done - 1) * 100}%)` })}
    />
  );
}
