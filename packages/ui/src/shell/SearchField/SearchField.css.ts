import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { searchBox, searchInput } from '../../private/searchBox.ts';

const { color, space, control, font, fontSize, lineHeight, radius } = vars;

export const root = panelStyle({
  position: 'relative',
  ...searchBox(color.border),
  inlineSize: '100%',
  blockSize: control.touch,
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not(:focus-within)': { boxShadow: `inset 0 0 0 1px ${color.borderStrong}` },
      },
    },
  },
});

export const icon = panelStyle({ flex: 'none' });

export const input = panelStyle(searchInput);

/** The keyboard shortcut, on devices with a keyboard. */
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

/** Below the field and above the page, so that nothing moves when it appears. */
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
