import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, font, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const root = panelStyle({
  display: 'grid',
  gap: space[3],
  containerType: 'inline-size',
  minInlineSize: 0,
});

const columns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});
/** Matches a last tile that would be alone in its row. */
const alone = (count: number) => `:nth-child(${count}n + 1):last-child`;

/** Four tiles: two rows of two. */
export const four = panelStyle({});
/** One more tile than full rows of six. */
export const oneOver = panelStyle({});

/** Columns by container width, the same for every group of a narrow page, and wide enough for a thumb. */
export const grid = panelStyle({
  display: 'grid',
  gap: space[2],
  ...columns(2),
  '@container': {
    '(min-width: 304px)': {
      ...columns(3),
      selectors: { [`${four}&`]: columns(2) },
    },
    '(min-width: 624px)': {
      ...columns(6),
      selectors: {
        [`${four}&`]: columns(4),
        [`${oneOver}&`]: columns(5),
      },
    },
  },
});

/** In the narrowest container a lone last tile spans the row. */
export const cell = panelStyle({
  display: 'grid',
  minInlineSize: 0,
  '@container': {
    '(max-width: 303.98px)': {
      selectors: { [`&${alone(2)}`]: { gridColumn: '1 / -1' } },
    },
    '(min-width: 304px) and (max-width: 623.98px)': {
      selectors: { [`&${alone(3)}:not(:nth-child(4))`]: { gridColumn: '1 / -1' } },
    },
  },
});

export const tile = panelStyle({
  position: 'relative',
  display: 'grid',
  // From the start, so that the icons of a row are in line when one label has two lines.
  alignContent: 'start',
  justifyItems: 'center',
  gap: space[2],
  minBlockSize: '104px',
  padding: `${space[4]} ${space[2]} ${space[2]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  color: color.text,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  textAlign: 'center',
  selectors: { '&:active': { background: color.pressed } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } } },
});

export const mark = panelStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.md,
  background: color.secondary,
  color: color.onSecondary,
});

export const label = panelStyle({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const count = panelStyle({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  background: color.raised,
  color: color.text,
});
