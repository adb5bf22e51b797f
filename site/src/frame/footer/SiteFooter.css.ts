import { vars } from '@brand/ui/theme/contract';
import { root as placeholder } from '../layout/PagePlaceholder.css.ts';
import { pageStyle } from '../../platform/styles/pageStyle.ts';
import { waiting } from '../../platform/styles/waiting.css.ts';

/** Out of sight while a page is about to be: where it stands then says nothing of where it will. */
export const root = pageStyle({
  selectors: {
    [`main:has(.${placeholder}, .${waiting}) + &`]: { visibility: 'hidden' },
  },
});

/** Takes room before anything stands in it: to see it is to want it. */
export const contact = pageStyle({
  display: 'grid',
  // Each has a place of its own: whichever can be used first, the other does not move it.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  inlineSize: '100%',
});

/** Below both: it appears with the visitor's answer, and moves neither. */
export const consent = pageStyle({ gridColumn: '1 / -1', justifySelf: 'start' });
