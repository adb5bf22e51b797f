import { vars } from '@brand/ui/theme/contract';

import { studioStyle } from '../parts/studioStyle.ts';

const { color, space, radius, fontSize } = vars;

export const list = studioStyle({ borderBlockStart: `1px solid ${color.border}` });

export const colour = studioStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 96px',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const picker = studioStyle({
  inlineSize: '44px',
  blockSize: '44px',
  padding: '3px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.inset,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0, borderRadius: '6px' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const colourWords = studioStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const colourName = studioStyle({
  color: color.text,
  fontFamily: vars.font.heading,
  fontSize: fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.4,
});

export const key = studioStyle({
  color: color.textMuted,
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.xs,
  fontWeight: vars.fontWeight.regular,
  overflowWrap: 'anywhere',
});

export const hint = studioStyle({
  color: color.textMuted,
  fontSize: fontSize.xs,
  lineHeight: 1.45,
});

export const error = studioStyle({ color: color.danger, fontSize: fontSize.xs, lineHeight: 1.45 });

export const hex = studioStyle({
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: space[2],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.inset,
  color: color.text,
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.md,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&[aria-invalid]': { borderColor: color.danger },
  },
});
