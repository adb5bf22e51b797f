import { WITHOUT_HAS, focusRing } from '../../private/focusRing.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

const WIDE = '(min-width: 600px)';
const SMALL = '(max-width: 359px)';

/** Also the look of the filter button next to it. */
export const control = panelStyle({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  justifyContent: 'center',
  alignItems: 'center',
  // Wider than its label in any font, so that a late font causes no shift.
  minInlineSize: '112px',
  gap: space[2],
  minBlockSize: vars.control.touch,
  paddingInline: space[3],
  border: `1px solid ${color.contentEdge}`,
  borderRadius: vars.radius.control,
  background: color.content,
  color: color.onContent,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:active': { background: color.contentPressed },
    '&:has(select:focus-visible)': focusRing,
    '&[data-state=open]': { background: color.contentPressed },
  },
  '@supports': { [WITHOUT_HAS]: { selectors: { '&:focus-within': focusRing } } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { background: color.contentHover } } },
    [SMALL]: { minInlineSize: '80px' },
  },
});

/** On a small phone a long name of an order is cut; the list has it in full. */
export const shrinking = panelStyle({ flex: '0 1 auto' });

export const word = panelStyle({ minInlineSize: 0, overflowX: 'clip', textOverflow: 'ellipsis' });

/** Next to a word that says the same; a small phone has no room for it. */
export const filterIcon = panelStyle({ '@media': { [SMALL]: { display: 'none' } } });

export const sortIcon = panelStyle({
  '@media': { [`not all and ${WIDE}`]: { display: 'none' } },
});

/** Transparent, over its label; opens the native list. At least 16 px: iOS zooms into smaller fields. */
export const select = panelStyle({
  position: 'absolute',
  // Covers the border too, for a touch target of 44 px.
  inset: '-1px',
  inlineSize: 'calc(100% + 2px)',
  opacity: 0,
  fontSize: '16px',
  cursor: 'inherit',
});

/** Colours for browsers that render the list with CSS instead of natively. */
export const option = panelStyle({ background: color.surface, color: color.text });
