import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle, type LayeredRule } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';

const { color, space, control, motion } = vars;

/** Only for pointers that can hover; a tap must not leave the hover colour. */
const fill = (base: string, hover: string, pressed: string, on: string): LayeredRule => ({
  background: base,
  color: on,
  selectors: {
    '&:active:not([data-state])': { background: pressed },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:active):not([data-state])': { background: hover } },
    },
  },
});

const disabled = '&:where([data-state=disabled])';

export const base = primitiveStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  maxInlineSize: '100%',
  border: '1px solid transparent',
  // A gradient extends under the border.
  backgroundOrigin: 'border-box',
  // Half the height of one line at most, so that pill buttons keep straight sides with several lines.
  borderRadius: `min(${vars.radius.control}, 28px)`,
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `transform ${motion.press} ${motion.ease}`,
  selectors: {
    '&:active:not([data-state])': { transform: 'scale(0.975)' },
    '&[data-state]': { cursor: 'default' },
    // Extends the touch target to 44 px without changing the look of a small button.
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '50%',
      insetBlockStart: '50%',
      inlineSize: `max(100%, ${control.touch})`,
      blockSize: `max(100%, ${control.touch})`,
      transform: 'translate(-50%, -50%)',
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

/** One class per combination of variant and tone. */
export const looks = {
  'solid-accent': primitiveStyle({
    ...fill(
      `linear-gradient(${color.accentTop}, ${color.accent})`,
      color.accentHover,
      color.accentPressed,
      color.onAccent,
    ),
    borderColor: color.accentEdge,
  }),
  'solid-neutral': primitiveStyle({
    ...fill(color.secondary, color.secondaryHover, color.secondaryPressed, color.onSecondary),
    borderColor: color.secondaryEdge,
  }),
  'solid-danger': primitiveStyle(
    fill(color.critical, color.criticalHover, color.criticalPressed, color.onCritical),
  ),
  'soft-accent': primitiveStyle(fill(color.selected, color.hover, color.pressed, color.link)),
  'soft-neutral': primitiveStyle({
    ...fill(color.content, color.contentHover, color.contentPressed, color.onContent),
    borderColor: color.contentEdge,
  }),
  'soft-danger': primitiveStyle(fill(color.dangerSoft, color.hover, color.pressed, color.danger)),
  'outline-accent': primitiveStyle({
    ...fill('transparent', color.selected, color.pressed, color.link),
    borderColor: color.link,
  }),
  'outline-neutral': primitiveStyle({
    ...fill('transparent', color.hover, color.pressed, color.text),
    borderColor: color.borderStrong,
  }),
  'outline-danger': primitiveStyle({
    ...fill('transparent', color.dangerSoft, color.pressed, color.danger),
    borderColor: color.danger,
  }),
  'ghost-accent': primitiveStyle(fill('transparent', color.hover, color.pressed, color.link)),
  'ghost-neutral': primitiveStyle(fill('transparent', color.hover, color.pressed, color.text)),
  'ghost-danger': primitiveStyle(
    fill('transparent', color.dangerSoft, color.pressed, color.danger),
  ),
};

export const sizes = {
  sm: primitiveStyle({
    minBlockSize: control.sm,
    paddingInline: space[3],
    paddingBlock: space[1],
    fontSize: vars.fontSize.sm,
  }),
  md: primitiveStyle({
    minBlockSize: control.md,
    paddingInline: space[5],
    paddingBlock: space[2],
    fontSize: vars.fontSize.md,
  }),
  lg: primitiveStyle({
    minBlockSize: control.lg,
    paddingInline: space[6],
    paddingBlock: space[2],
    fontSize: vars.fontSize.lg,
  }),
};

export const fullWidth = primitiveStyle({ inlineSize: '100%' });

/** After the variants, so that it overrides each of them. */
export const states = primitiveStyle({
  selectors: {
    [disabled]: {
      background: color.disabled,
      color: color.onDisabled,
      borderColor: 'transparent',
    },
  },
});

export const label = primitiveStyle({
  minInlineSize: 0,
  // Balances two lines, so that no single syllable is on the last line.
  textWrap: 'balance',
  selectors: { '[data-state=loading] > &': { opacity: 0 } },
});

// An icon next to the label keeps its space under the spinner.
globalStyle(`${base}[data-state=loading] > svg`, {
  '@layer': { [layers.primitive]: { opacity: 0 } },
} as GlobalStyleRule);

export const busy = primitiveStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
