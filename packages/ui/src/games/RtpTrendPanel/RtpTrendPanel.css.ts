import { figures } from '../../private/figures.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  containerType: 'inline-size',
});

export const head = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
});

const small = { fontSize: fontSize.xs, lineHeight: lineHeight.body, color: color.textMuted };

export const longRun = panelStyle({
  ...figures,
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
});

/** Legend of the baseline. */
export const dash = panelStyle({
  inlineSize: '20px',
  borderBlockStart: `2px dashed ${color.borderStrong}`,
});

export const figure = panelStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const caption = panelStyle(small);

/** Padding for the stroke and the dots, which extend beyond the plot area. */
export const drawing = panelStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '96px',
  paddingBlock: '6px',
  paddingInline: '5px',
  overflow: 'visible',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Keeps the stroke width when the SVG is stretched. */
const unstretched = { vectorEffect: 'non-scaling-stroke' } as const;

export const baseline = panelStyle({
  ...unstretched,
  stroke: color.borderStrong,
  strokeWidth: 2,
  strokeDasharray: '4 5',
});

export const line = panelStyle({ ...unstretched, stroke: color.mark, strokeWidth: 2 });

export const dot = panelStyle({ ...unstretched, stroke: color.mark, strokeWidth: 9 });

export const ends = panelStyle({
  ...small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
});

export const spans = panelStyle({
  display: 'grid',
  '@container': {
    '(min-width: 440px)': {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: space[3],
    },
  },
});

/** A list row on narrow screens, a column if there is room. */
export const span = panelStyle({
  display: 'grid',
  gridTemplate: '"name value" auto "dates direction" auto / minmax(0, 1fr) auto',
  columnGap: space[3],
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@container': {
    '(min-width: 440px)': {
      gridTemplate: '"name" auto "dates" auto "value" auto "direction" auto / minmax(0, 1fr)',
      paddingBlock: 0,
      selectors: { '& + &': { borderBlockStart: 0 } },
    },
  },
});

export const name = panelStyle({
  gridArea: 'name',
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.body,
  color: color.text,
});

export const dates = panelStyle({ ...figures, ...small, gridArea: 'dates' });

export const value = panelStyle({
  gridArea: 'value',
  fontFamily: font.heading,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.heading,
  color: color.text,
  textAlign: 'end',
  '@container': { '(min-width: 440px)': { marginBlockStart: space[1], textAlign: 'start' } },
});

export const direction = panelStyle({
  ...small,
  gridArea: 'direction',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  '@container': { '(min-width: 440px)': { justifyContent: 'flex-start' } },
});

export const note = panelStyle({
  ...small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.border}`,
});

export const noteSign = panelStyle({ flex: 'none', marginBlockStart: '2px' });
