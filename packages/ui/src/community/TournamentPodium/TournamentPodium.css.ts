import { figures } from '../../private/figures.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[1],
  minInlineSize: 0,
});

/** The step is first in the markup, so that the rank is read before the name. */
export const place = panelStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  minInlineSize: 0,
  selectors: {
    '&[data-place="1"]': { order: 2 },
    '&[data-place="2"]': { order: 1 },
    '&[data-place="3"]': { order: 3 },
  },
});

export const step = panelStyle({
  display: 'grid',
  placeItems: 'center',
  borderStartStartRadius: vars.radius.md,
  borderStartEndRadius: vars.radius.md,
  background: color.secondary,
  color: color.onSecondary,
  fontFamily: font.heading,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.heading,
  selectors: {
    '[data-place="1"] > &': {
      blockSize: '88px',
      background: color.accent,
      color: color.onAccent,
      fontSize: fontSize['3xl'],
    },
    '[data-place="2"] > &': { blockSize: '64px' },
    '[data-place="3"] > &': { blockSize: '44px' },
  },
});

export const who = panelStyle({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockEnd: space[2],
  paddingInline: space.half,
  textAlign: 'center',
});

export const name = panelStyle({
  inlineSize: '100%',
  fontFamily: font.heading,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.body,
  overflowWrap: 'anywhere',
});

export const points = panelStyle({
  ...figures,
  color: color.textMuted,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.body,
});
