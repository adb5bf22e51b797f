import { vars } from '@brand/ui/theme/contract';

import { studioStyle } from '../parts/studioStyle.ts';

const { color, fontSize } = vars;

export const list = studioStyle({
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${color.border}`,
  listStyle: 'none',
});

export const row = studioStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minBlockSize: '48px',
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const moves = studioStyle({ display: 'flex' });

export const error = studioStyle({ margin: 0, color: color.danger, fontSize: fontSize.sm });
