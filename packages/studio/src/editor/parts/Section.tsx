import { Heading } from '@brand/ui/primitives/Heading';
import type { ReactNode } from 'react';

import * as css from './section.css.ts';

/** A titled part of the panel. */
export function Section({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section className={css.root}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </section>
  );
}
