import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';
import { inCards } from './inCards.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = primitiveStyle({
  containerType: 'inline-size',
  minInlineSize: 0,
  fontSize: '16px',
});

/** Seven or more columns: cards below 700 px, tight up to 910 px. */
export const many = primitiveStyle({ fontSize: '17.5px' });
const OF_MANY = `${many} &`;

/** Cards with one main figure and smaller others. */
export const compact = primitiveStyle({});
const COMPACT = `${compact} &`;

/** Six columns: besides the name and the main figure there are four, in rows of two. */
export const six = primitiveStyle({});

/** Has a row of totals. */
export const summed = primitiveStyle({});

/** Fixed layout: widths depend only on the columns, so loading and scrolling move nothing. */
export const table = primitiveStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  // Most cells are names, times and figures.
  fontFamily: font.heading,
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
    // Minimum height of a clickable row.
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
    // The element before the totals is the last block.
    [`${summed} tbody:nth-last-child(2) > :last-child > &`]: { borderBlockEnd: 0 },
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
        // Visible next to the value. Screen readers get it from the column header.
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
        [`${compact}${six} &`]: { gridColumn: 'span 3' },
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

// Other controls stay above the action that covers the row.
globalStyle(`td${cell} :where(a, button)`, {
  '@layer': { [layers.primitive]: { position: 'relative', zIndex: 1 } },
} as GlobalStyleRule);

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

/** Covers its whole row. */
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

/** An action that leads nowhere else looks like the text of its row. */
export const inPlace = primitiveStyle({ color: 'inherit' });

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
  // Height of the future line.
  blockSize: ['1.4em', '1lh'],
  ...inCards({ inlineSize: '38%' }),
});

export const message = primitiveStyle({
  fontSize: fontSize.md,
  borderBlockStart: `1px solid ${color.border}`,
  ...inCards({ border: 0 }),
});
