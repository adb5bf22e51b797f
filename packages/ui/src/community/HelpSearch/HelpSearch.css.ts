import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, control, font, fontSize, lineHeight, radius } = vars;

export const root = panelStyle({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const box = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  blockSize: control.lg,
  paddingInline: `${space[4]} ${space[1]}`,
  // Drawn inside, so that the input is as high as a finger is wide.
  boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
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

/** In the page before there is anything to say, so that it is heard. */
export const status = panelStyle({
  fontSize: fontSize.sm,
  lineHeight: lineHeight.body,
  color: color.textMuted,
  // Nothing said takes no room.
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space[2]})` } },
});
