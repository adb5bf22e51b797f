import { vars } from '../theme/contract.css.ts';
import type { LayeredRule } from '../theme/layered.ts';
import { WITHOUT_HAS } from './focusRing.ts';

const { color, space, font, fontSize, lineHeight, radius } = vars;

const focused = {
  boxShadow: 'none',
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-1px',
} as const;

/** The search box: icon, input and clear button. */
export const searchBox = (edge: string): LayeredRule => ({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: `${space[4]} ${space[1]}`,
  // The border is inside, so that the input has the full height of a touch target.
  boxShadow: `inset 0 0 0 1px ${edge}`,
  borderRadius: radius.control,
  background: color.inset,
  color: color.textMuted,
  selectors: { '&:has(input:focus)': focused },
  '@supports': { [WITHOUT_HAS]: { selectors: { '&:focus-within': focused } } },
});

/** At least 16 px on a phone: iOS zooms the page when a smaller input gets the focus. */
export const searchInput: LayeredRule = {
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
};
