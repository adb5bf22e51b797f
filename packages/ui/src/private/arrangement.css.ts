import { vars } from '../theme/contract.css.ts';
import { primitiveStyle } from '../theme/layered.ts';

/** A step of the space scale: 2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64 px at normal density. */
export type Space = keyof typeof vars.space;

const gap = (space: Space) => primitiveStyle({ gap: vars.space[space] });

/** One class per step, shared by all layout components. */
export const gaps: Record<Space, string> = {
  half: gap('half'),
  1: gap(1),
  2: gap(2),
  3: gap(3),
  4: gap(4),
  5: gap(5),
  6: gap(6),
  8: gap(8),
  10: gap(10),
  12: gap(12),
  16: gap(16),
};

/** Cross axis of the row or column. */
export const aligns = {
  start: primitiveStyle({ alignItems: 'flex-start' }),
  center: primitiveStyle({ alignItems: 'center' }),
  end: primitiveStyle({ alignItems: 'flex-end' }),
  baseline: primitiveStyle({ alignItems: 'baseline' }),
  stretch: primitiveStyle({ alignItems: 'stretch' }),
};

/** Main axis of the row. */
export const justifies = {
  start: '',
  center: primitiveStyle({ justifyContent: 'center' }),
  end: primitiveStyle({ justifyContent: 'flex-end' }),
  between: primitiveStyle({ justifyContent: 'space-between' }),
};

export const column = primitiveStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const row = primitiveStyle({
  display: 'flex',
  minInlineSize: 0,
});

export const wrapping = primitiveStyle({ flexWrap: 'wrap' });
