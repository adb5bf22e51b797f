import { vars } from '@brand/ui/theme/contract';
import { offscreen } from '../../../routing/scroll/offscreen.ts';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

export const head = pageStyle({ display: 'grid', gap: vars.space[1] });

/** One line, on a wide screen with its explanation. The space is reserved until it is known. */
export const said = pageStyle({
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

export const kinds = pageStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
