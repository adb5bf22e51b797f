import { figures } from '../../private/figures.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { tile as look } from '../tile.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const tile = panelStyle({
  ...look,
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space.half,
  // A fixed height, so that a skeleton is as high as a jackpot.
  blockSize: '116px',
  padding: space[3],
});

export const name = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
});

export const sign = panelStyle({ flex: 'none', color: color.mark });

/** Clips only horizontally, so that tone marks above the line stay visible. */
export const clipped = panelStyle({
  minInlineSize: 0,
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const last = panelStyle({
  ...figures,
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize.xs,
  lineHeight: lineHeight.heading,
  color: color.textMuted,
});
