import { vars } from '@brand/ui/theme/contract';

import { studioStyle } from '../parts/studioStyle.ts';

const { color, space, radius, fontSize } = vars;

export const root = studioStyle({ display: 'grid', gap: space[2] });

const verdict = {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  padding: space[3],
  borderRadius: radius.md,
  fontSize: fontSize.sm,
};

export const good = studioStyle({
  ...verdict,
  color: color.success,
  background: color.successSoft,
});
export const bad = studioStyle({ ...verdict, color: color.danger, background: color.dangerSoft });

export const title = studioStyle({
  marginBlockStart: space[3],
  color: color.text,
  fontFamily: vars.font.heading,
  fontSize: fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});

export const lead = studioStyle({ margin: 0, color: color.textMuted, fontSize: fontSize.xs });

export const rows = studioStyle({
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${color.border}`,
  listStyle: 'none',
});

export const row = studioStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '44px',
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.text,
  fontSize: fontSize.xs,
  lineHeight: 1.45,
});

export const move = studioStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  overflow: 'hidden',
  blockSize: '24px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
});

export const half = studioStyle({ blockSize: '100%' });

export const sample = studioStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '28px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  fontFamily: vars.font.heading,
  fontSize: fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});

/** A border or a focus ring is shown as a line, not as text. */
export const ring = studioStyle({
  inlineSize: '22px',
  blockSize: '14px',
  border: '2px solid currentColor',
  borderRadius: radius.sm,
});

const figure = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export const ratio = studioStyle({ ...figure, color: color.textMuted });
export const badRatio = studioStyle({ ...figure, color: color.danger });

export const more = studioStyle({
  justifySelf: 'start',
  minBlockSize: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.link,
  fontFamily: vars.font.heading,
  fontSize: fontSize.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
