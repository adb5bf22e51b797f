import { vars } from '@brand/ui/theme/contract';

import { studioStyle } from '../parts/studioStyle.ts';

const { color, space, radius, fontSize } = vars;

export const stage = studioStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '112px',
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});

export const pictures = {
  logo: studioStyle({ blockSize: '40px', maxInlineSize: '100%' }),
  icon: studioStyle({ blockSize: '72px', inlineSize: '72px', borderRadius: radius.md }),
};

export const line = studioStyle({ display: 'flex', alignItems: 'center', gap: space[3] });

export const name = studioStyle({
  color: color.textMuted,
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});

export const error = studioStyle({ margin: 0, color: color.danger, fontSize: fontSize.sm });
