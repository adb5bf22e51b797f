import { vars } from '@brand/ui/theme/contract';

import { studioStyle } from './parts/studioStyle.ts';

const { color, space, fontSize } = vars;

export const root = studioStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: '100dvh',
  background: color.surface,
  color: color.text,
  fontFamily: vars.font.body,
});

export const bar = studioStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  minBlockSize: '56px',
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
  color: color.text,
});

export const name = studioStyle({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: fontSize.md,
  fontWeight: vars.fontWeight.bold,
});

export const folder = studioStyle({
  marginInlineStart: space[2],
  color: color.textMuted,
  fontWeight: vars.fontWeight.regular,
});

const state_ = { margin: 0, fontSize: fontSize.sm };

export const state = studioStyle({ ...state_, color: color.textMuted });
export const badState = studioStyle({ ...state_, color: color.danger });

export const actions = studioStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
});

export const body = studioStyle({
  display: 'grid',
  gridTemplateColumns: '424px minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': {
    '(max-width: 1199px)': { gridTemplateColumns: '388px minmax(0, 1fr)' },
    '(max-width: 799px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)',
    },
  },
});

export const panel = studioStyle({
  minInlineSize: 0,
  overflowY: 'auto',
  paddingInline: space[4],
  paddingBlockEnd: space[8],
  borderInlineEnd: `1px solid ${color.border}`,
});

export const tabs = studioStyle({ paddingBlockStart: space[2] });

export const notes = studioStyle({ display: 'grid', gap: space[2], paddingBlockStart: space[3] });

export const problems = studioStyle({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[4],
  fontSize: fontSize.sm,
});
