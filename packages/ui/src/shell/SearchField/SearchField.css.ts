import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, control, font, fontSize, lineHeight, radius } = vars;

export const root = panelStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  blockSize: control.touch,
  paddingInline: `${space[4]} ${space[1]}`,
  // Drawn inside, so that the input is as high as a finger is wide.
  boxShadow: `inset 0 0 0 1px ${color.border}`,
  borderRadius: radius.control,
  background: color.inset,
  color: color.textMuted,
  selectors: {
    '&:has(input:focus)': {
      boxShadow: 'none',
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not(:focus-within)': { boxShadow: `inset 0 0 0 1px ${color.borderStrong}` },
      },
    },
  },
});

export const icon = panelStyle({ flex: 'none' });

/** Never under 16 px on a phone: iOS zooms the page into a smaller input. */
export const input = panelStyle({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  background: 'none',
  appearance: 'none',
  fontFamily: font.heading,
  fontSize: `max(16px, ${fontSize.md})`,
  lineHeight: lineHeight.heading,
  color: color.text,
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** Which key leads here, for whom there is one. */
export const key = panelStyle({
  display: 'none',
  '@media': {
    '(hover: hover)': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: '24px',
      blockSize: '24px',
      marginInlineEnd: space[2],
      border: `1px solid ${color.border}`,
      borderRadius: radius.sm,
      fontFamily: font.heading,
      fontSize: fontSize.xs,
      lineHeight: 1,
      selectors: { ':focus-within > &': { visibility: 'hidden' } },
    },
  },
});

/** Under the field and over the page: nothing moves when it comes. */
export const status = panelStyle({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInlineStart: 0,
  zIndex: vars.z.sticky,
});

export const hint = panelStyle({
  display: 'block',
  paddingInline: space[4],
  paddingBlock: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
  boxShadow: vars.elevation.floating,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.heading,
  color: color.text,
});
