import { vars } from '@brand/ui/theme/contract';

import { studioStyle } from './studioStyle.ts';

const { color, space, fontSize } = vars;

export const root = studioStyle({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const lead = studioStyle({
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});
