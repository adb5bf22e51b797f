import type { HTMLAttributes, ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './FactList.css.ts';

/** A name and its value. */
export interface Fact {
  /** Unique in the list. */
  id: string;
  /** One to three words. */
  name: string;
  /** A figure, a date, a few words. */
  value: ReactNode;
}

/** Props of {@link FactList}. Other props go to the `dl`. */
export interface FactListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** The facts in order. */
  facts: readonly Fact[];
}

/** Names and values, one pair per line: terms, limits, figures. */
export function FactList({ facts, className, ...rest }: FactListProps) {
  return (
    <dl {...rest} className={classes(css.root, className)} data-component="fact-list">
      {facts.map(({ id, name, value }) => (
        <div key={id} className={css.fact} data-part="fact">
          <dt className={css.name} data-part="name">
            {name}
          </dt>
          <dd className={css.value} data-part="value">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
