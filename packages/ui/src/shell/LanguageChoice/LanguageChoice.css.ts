import { offscreen } from '../../private/offscreen.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { FOLDED } from '../Sidebar/folded.ts';

const { color, control, font, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const root = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@container': { [FOLDED]: { flexDirection: 'column', gap: space[1] } },
});

export const cell = panelStyle({
  flex: 1,
  // Only a name that would leave its cell makes them wrap.
  minInlineSize: 'min-content',
  selectors: {
    // Two are equally wide and never wrap. More have the width of their names: a last one that filled its line would look
    // like the main action.
    '&:first-child:nth-last-child(n + 3), &:first-child:nth-last-child(n + 3) ~ &': {
      flex: 'none',
    },
  },
});

/** Looks like a chip. */
export const language = panelStyle({
  display: 'grid',
  // Aligned at the start: the name of another language may get its font late and must not move then.
  placeItems: 'center start',
  minBlockSize: control.touch,
  // Wider than most names in any font, so that a font that arrives late does not move the others.
  minInlineSize: '5.5rem',
  paddingInline: space[4],
  border: `1px solid ${color.contentEdge}`,
  borderRadius: radius.pill,
  background: color.content,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  color: color.onContent,
  selectors: {
    '&[aria-current]': {
      background: color.accent,
      borderColor: color.accentEdge,
      color: color.onAccent,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not([aria-current])': { background: color.contentHover } },
    },
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    },
  },
  '@container': {
    [FOLDED]: {
      placeItems: 'center',
      minInlineSize: 0,
      paddingInline: 0,
      fontSize: fontSize.xs,
      // The code of the language replaces the name visually. Screen readers get both.
      selectors: { '&::after': { content: 'attr(hreflang)', textTransform: 'uppercase' } },
    },
  },
});

export const name = panelStyle({
  // A fallback font may be wider. If the name wrapped, it would move when its font arrives.
  whiteSpace: 'nowrap',
  '@container': {
    [FOLDED]: offscreen,
  },
});
