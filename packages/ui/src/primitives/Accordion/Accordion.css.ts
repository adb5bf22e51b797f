import { prettyWrap } from '../../private/prettyWrap.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space, motion } = vars;

export const root = primitiveStyle({
  display: 'grid',
  minInlineSize: 0,
  borderBlock: `1px solid ${color.border}`,
});

export const item = primitiveStyle({
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const summary = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '52px',
  paddingBlock: space[2],
  paddingInline: space[2],
  cursor: 'pointer',
  listStyle: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.sm },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } } },
});

export const icon = primitiveStyle({ color: color.textMuted });

export const words = primitiveStyle({
  flex: 1,
  display: 'grid',
  gap: space.half,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: prettyWrap,
});

export const title = primitiveStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
});

export const note = primitiveStyle({
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  color: color.textMuted,
});

export const chevron = primitiveStyle({
  color: color.textMuted,
  transition: `transform ${motion.fade} ${motion.ease}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const panel = primitiveStyle({
  paddingInline: space[2],
  paddingBlockEnd: space[4],
  overflowWrap: 'anywhere',
});
