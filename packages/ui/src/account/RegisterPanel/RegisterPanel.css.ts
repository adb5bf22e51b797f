import { dockedGroup } from '../../private/dockedView.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

/** Back button and progress on one line. It has the same position in every step. */
export const bar = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.control.touch,
});

export const back = panelStyle({ marginInlineStart: `calc(-1 * ${space[3]})` });

export const progress = panelStyle({ flex: 1, minInlineSize: 0 });

/** Icon, text and action in one row. */
export const row = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  paddingBlock: space[3],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[2],
  background: color.raised,
  borderRadius: vars.radius.md,
});

export const rowWords = panelStyle({
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** The selected bank below its label, styled like a field. */
export const chosen = panelStyle({ display: 'grid', gap: space[2] });

export const label = panelStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  color: color.textMuted,
});

/** First and last name side by side, if there is room. */
export const names = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: space[5],
});

export const send = panelStyle({ display: 'grid', gap: space[3], ...dockedGroup });

export const credit = panelStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  paddingBlock: space[4],
  paddingInline: space[4],
  background: color.raised,
  borderRadius: vars.radius.md,
  textAlign: 'center',
});

export const fieldSkeleton = panelStyle({ blockSize: vars.control.lg });
