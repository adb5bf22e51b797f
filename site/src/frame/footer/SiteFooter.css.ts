import { vars } from '@brand/ui/theme/contract';
import { root as placeholder } from '../layout/PagePlaceholder.css.ts';
import { pageStyle } from '../../platform/styles/pageStyle.ts';
import { waiting } from '../../platform/styles/waiting.css.ts';

/** Hidden while a page is loading, because its position will change. */
export const root = pageStyle({
  selectors: {
    [`main:has(.${placeholder}, .${waiting}) + &`]: { visibility: 'hidden' },
  },
});

/** Reserves space before it has content, because its visibility triggers loading. */
export const contact = pageStyle({
  display: 'grid',
  // Each link has its own column, so that loading one does not move the other.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  inlineSize: '100%',
});

/** Below both: it appears with the visitor's answer, and moves neither. */
export const consent = pageStyle({ gridColumn: '1 / -1', justifySelf: 'start' });
