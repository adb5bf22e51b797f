'use client';

import { type HTMLAttributes, type ReactNode, useId } from 'react';

import { classes } from '../../private/classes.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as css from './MenuRows.css.ts';

/** Props of {@link MenuRows}. Other props go to the root. */
export interface MenuRowsProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading above the rows. */
  title: string;
  /** MenuRow elements. */
  children: ReactNode;
}

/** A list of settings and actions, each a full-width row. */
export function MenuRows({ title, children, className, ...rest }: MenuRowsProps) {
  const id = useId();
  return (
    <section
      {...rest}
      aria-labelledby={id}
      className={classes(css.root, className)}
      data-component="menu-rows"
    >
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ul className={css.list} data-surface="card">
        {children}
      </ul>
    </section>
  );
}
