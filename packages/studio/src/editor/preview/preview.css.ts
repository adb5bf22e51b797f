import { vars } from '@brand/ui/theme/contract';

import { studioStyle } from '../parts/studioStyle.ts';

const { color, space, radius, fontSize } = vars;

export const root = studioStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
  background: color.inset,
});

export const toolbar = studioStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[2]} ${space[4]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
});

export const picker = studioStyle({
  flex: '1 1 150px',
  minInlineSize: '120px',
  maxInlineSize: '260px',
  minBlockSize: '44px',
  paddingInline: space[3],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.inset,
  color: color.text,
  fontFamily: vars.font.body,
  fontSize: fontSize.md,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
});

export const stage = studioStyle({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: space[5],
  minBlockSize: 0,
  padding: space[4],
});

export const figure = studioStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: 0,
  margin: 0,
});

export const caption = studioStyle({
  color: color.textMuted,
  fontFamily: vars.font.heading,
  fontSize: fontSize.xs,
  textAlign: 'center',
});

export const box = studioStyle({
  display: 'grid',
  placeItems: 'start center',
  overflow: 'hidden',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const device = studioStyle({
  overflow: 'hidden',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.lg,
});

export const frame = studioStyle({
  display: 'block',
  // The reset keeps frames within their box; this one is scaled down instead.
  maxInlineSize: 'none',
  border: 0,
  transformOrigin: '0 0',
  background: color.surface,
});

export const empty = studioStyle({
  placeSelf: 'center',
  maxInlineSize: '44ch',
  color: color.textMuted,
  fontSize: fontSize.sm,
  textAlign: 'center',
});
