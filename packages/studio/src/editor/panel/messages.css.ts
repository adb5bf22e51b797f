import { vars } from '@brand/ui/theme/contract';

import { studioStyle } from '../parts/studioStyle.ts';

const { color, space, radius, fontSize } = vars;

export const count = studioStyle({ margin: 0, color: color.textMuted, fontSize: fontSize.sm });

export const message = studioStyle({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  margin: 0,
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});

export const id = studioStyle({
  paddingInline: space[1],
  color: color.textMuted,
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.xs,
  overflowWrap: 'anywhere',
});
