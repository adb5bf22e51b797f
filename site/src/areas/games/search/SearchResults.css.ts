import { vars } from '@brand/ui/theme/contract';
import { offscreen } from '../../../routing/scroll/offscreen.ts';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

export const head = pageStyle({ display: 'grid', gap: vars.space[1] });

/** One line, on a wide screen with its explanation. The space is reserved until it is known. */
export const said = pageStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  minBlockSize: `calc(${vars.fontSize.md} * ${vars.lineHeight.body})`,
});

/** An empty result is described below. */
export const unseen = pageStyle(offscreen);

/** The height of its future content, so that the footer does not move. */
export const start = pageStyle({ minBlockSize: '70dvh', maxInlineSize: '720px' });

export const ways = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
});

/** What was found at the start, the order at the end, its explanation below. */
export const line = pageStyle({
  // The order has its place before its code is here.
  minBlockSize: vars.control.touch,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const order = pageStyle({ marginInlineStart: 'auto' });

export const note = pageStyle({ flexBasis: '100%' });

export const kinds = pageStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
