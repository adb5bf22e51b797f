import type { HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import type { Drawing } from './drawing.ts';
import * as css from './Illustration.css.ts';

/** Props of {@link Illustration}. Other props go to the root. */
export interface IllustrationProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The drawing: `import { drawing } from '@brand/ui/illustrations/owl'`. Null until it has loaded. */
  drawing: Drawing | null;
}

/** A drawing in the colours of the theme. Decorative: the text below it says the same. */
export function Illustration({ drawing, className, ...rest }: IllustrationProps) {
  return (
    <div
      {...rest}
      className={classes(css.root, className)}
      data-component="illustration"
      data-state={drawing ? 'ready' : 'loading'}
      aria-hidden="true"
    >
      {drawing && (
        <svg className={css.picture} viewBox="0 0 240 160">
          {drawing.map(([tone, d, width], at) => (
            <path
              // The parts of a drawing never change their order.
              key={at}
              d={d}
              className={css.part}
              data-tone={tone}
              data-kind={width === undefined ? 'shape' : width === 0 ? 'flat' : 'line'}
              strokeWidth={width || undefined}
            />
          ))}
        </svg>
      )}
    </div>
  );
}
