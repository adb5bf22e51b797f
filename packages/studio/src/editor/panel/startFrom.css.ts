import { vars } from '@brand/ui/theme/contract';

import { studioStyle } from '../parts/studioStyle.ts';

const { color, space, radius, fontSize } = vars;

export const root = studioStyle({ display: 'grid', gap: space[3] });

export const line = studioStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});

export const caption = studioStyle({
  inlineSize: '96px',
  color: color.textMuted,
  fontSize: fontSize.sm,
});

export const swatch = studioStyle({
  inlineSize: '44px',
  blockSize: '44px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
