import { outOfSight } from '../../private/outOfSight.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { inCards } from './inCards.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = primitiveStyle({
  containerType: 'inline-size',
  minInlineSize: 0,
  fontSize: '16px',
});

/** Seven columns and more: 700 px, and tight up to 910 px. */
export const many = primitiveStyle({ fontSize: '17.5px' });
const OF_MANY = `${many} &`;

/** Its cards have one figure that matters, and the others small. */
export const compact = primitiveStyle({});
const COMPACT = `${compact} &`;

/** Fixed: widths follow from the columns alone, so that neither loading nor scrolling moves one. */
export const table = primitiveStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize.sm,
  ...inCards({
    display: 'block',
    selectors: { [COMPACT]: { display: 'flex', flexDirection: 'column' } },
  }),
});

export const caption = primitiveStyle({
  paddingBlockEnd: space[3],
  textAlign: 'start',
  color: color.text,
  fontFamily: font.heading,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  ...inCards({ display: 'block', selectors: { [COMPACT]: { order: -2 } } }),
});

export const head = primitiveStyle(
  inCards({
    display: 'block',
    paddingBlockEnd: space[2],
    selectors: {
      [COMPACT]: { order: -1 },
      // Without rows, or without a head that sorts, there is nothing to choose.
      '[data-state=empty] > * > &, [data-state=error] > * > &, &:not(:has(button))': outOfSight,
    },
  }),
);

export const headRow = primitiveStyle(
  inCards({
    display: 'flex',
    gap: space[2],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for focus rings, which the scroll box would cut.
    padding: '4px',
    marginInline: '-4px',
  }),
);

export const headCell = primitiveStyle({
  position: 'sticky',
  insetBlockStart: 'var(--brand-sticky-top, 0px)',
  zIndex: vars.z.sticky,
  paddingInline: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  background: color.surface,
  color: color.textMuted,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontFamily: font.heading,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  selectors: { '&[data-kind=number]': { textAlign: 'end' } },
  ...inCards(
    {
      position: 'static',
      flex: 'none',
      padding: 0,
      border: 0,
      background: 'none',
      selectors: {
        // Heads that sort become a row of chips; the others are for a screen reader alone.
        '&:not(:has(button))': outOfSight,
      },
    },
    { selectors: { [OF_MANY]: { paddingInline: space[2], fontSize: fontSize.xs } } },
  ),
});

export const sort = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.control.touch,
  marginBlock: `calc(-1 * ${space[2]})`,
  textAlign: 'inherit',
  lineHeight: lineHeight.heading,
  selectors: { '[data-kind=number] > &': { flexDirection: 'row-reverse' } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: color.text } } } },
  ...inCards({
    margin: 0,
    paddingInline: space[3],
    borderRadius: vars.radius.pill,
    background: color.content,
    color: color.onContent,
    whiteSpace: 'nowrap',
    selectors: {
      '[data-state=sorted] > &': { background: color.mark, color: color.onMark },
      '[data-kind=number] > &': { flexDirection: 'row' },
    },
  }),
});

export const sortIcon = primitiveStyle({
  flex: 'none',
  selectors: { '[data-state=sorted] &': { color: color.link } },
  ...inCards(
    { selectors: { '[data-state=sorted] &': { color: 'inherit' } } },
    { selectors: { [`${many} th:not([data-state=sorted]) &`]: { display: 'none' } } },
  ),
});

export const body = primitiveStyle(
  inCards({
    display: 'grid',
    gap: space[2],
    paddingBlockEnd: space[2],
  }),
);

export const row = primitiveStyle({
  position: 'relative',
  selectors: {
    // The least height of a row that is pressed as a whole.
    '&[data-state=active]': { blockSize: vars.control.touch },
    '&[data-state=active]:active': { background: color.pressed },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&[data-state=active]:hover:not(:active)': { background: color.hover } },
    },
  },
  ...inCards({
    display: 'block',
    paddingBlock: space[3],
    paddingInline: space[4],
    borderRadius: vars.radius.md,
    background: color.raised,
    selectors: {
      '&[data-state=active]': { blockSize: 'auto' },
      [COMPACT]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        alignItems: 'baseline',
        columnGap: space[3],
        rowGap: space[2],
      },
    },
  }),
});

export const cell = primitiveStyle({
  paddingInline: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-kind=number]': {
      textAlign: 'end',
      fontFamily: font.heading,
      fontWeight: fontWeight.bold,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '[data-part=totals] &': {
      borderBlockEnd: 0,
      borderBlockStart: `1px solid ${color.borderStrong}`,
      fontWeight: fontWeight.bold,
    },
    '[data-part=block]:has(+ [data-part=totals]) > :last-child > &': { borderBlockEnd: 0 },
    // Other things to press stay above the action that lies over the row.
    'td&:has(:is(a, button))': { position: 'relative', zIndex: 1 },
  },
  ...inCards(
    {
      display: 'flow-root',
      padding: 0,
      paddingBlock: space.half,
      border: 0,
      textAlign: 'end',
      selectors: {
        '[data-part=totals] &': { border: 0 },
        // Seen beside the value; a screen reader has it from the head already.
        '&::before': {
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          float: ['left', 'inline-start'],
          paddingInlineEnd: space[3],
          color: color.textMuted,
          fontFamily: font.body,
          fontWeight: fontWeight.regular,
        },
        '&[data-state=none]': { display: 'none' },
        [COMPACT]: { gridColumn: 'span 2', paddingBlock: 0, textAlign: 'start' },
        // Four are two and two.
        [`${compact} :has(> :nth-child(6):last-child) > &`]: { gridColumn: 'span 3' },
        [`${COMPACT}::before`]: {
          display: 'block',
          float: 'none',
          fontSize: fontSize.xs,
          lineHeight: lineHeight.heading,
        },
        [`${COMPACT}[data-main]`]: {
          gridColumn: 'span 3',
          order: -1,
          textAlign: 'end',
          fontSize: fontSize.md,
          fontWeight: fontWeight.bold,
        },
        [`${COMPACT}[data-main]::before`]: { display: 'inline' },
      },
    },
    { selectors: { [OF_MANY]: { paddingInline: space[2] } } },
  ),
});

/** The first column names the row: on a phone it is the title of the card. */
export const rowHead = primitiveStyle({
  color: color.text,
  fontFamily: font.heading,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  ...inCards({
    paddingBlockEnd: space[2],
    textAlign: 'start',
    fontSize: fontSize.md,
    fontWeight: fontWeight.bold,
    selectors: {
      '&::before': { content: 'none' },
      [COMPACT]: { gridColumn: 'span 3', order: -2, padding: 0 },
    },
  }),
});

/** Lies over its whole row. */
export const action = primitiveStyle({
  textAlign: 'inherit',
  color: color.link,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.sm,
    },
  },
});

export const foot = primitiveStyle(
  inCards({
    display: 'block',
    selectors: { [COMPACT]: { order: -1, paddingBlockEnd: space[2] } },
  }),
);

export const totals = primitiveStyle({
  fontFamily: font.heading,
  fontWeight: fontWeight.bold,
  ...inCards({ background: color.selected }),
});

export const shape = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'top',
  inlineSize: '72%',
  // As high as the line that comes.
  blockSize: ['1.4em', '1lh'],
  ...inCards({ inlineSize: '38%' }),
});

export const message = primitiveStyle({
  fontSize: fontSize.md,
  borderBlockStart: `1px solid ${color.border}`,
  ...inCards({ border: 0 }),
});
