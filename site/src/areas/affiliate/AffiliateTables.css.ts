import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

const { space } = vars;

/** Controls above a table. On a phone they are stacked. */
export const tools = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'end',
  '@media': {
    '(min-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr) 220px' },
    '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 420px) 220px minmax(0, 1fr)' },
  },
});

export const search = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[2],
});

export const sort = pageStyle({ minInlineSize: 0 });

export const count = pageStyle({
  '@media': {
    '(min-width: 1024px)': { justifySelf: 'end', alignSelf: 'end', paddingBlockEnd: space[3] },
  },
});

/** Text on one side, a small button on the other. */
export const line = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

/** Links from a day to the previous and the next one. */
export const days = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  '@media': {
    '(min-width: 768px)': { gridTemplateColumns: 'auto auto', justifyContent: 'start' },
  },
});

/** Chips that filter a table. */
export const filter = pageStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
