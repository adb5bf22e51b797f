import { offscreen } from '../../private/offscreen.ts';
import { vars } from '../../theme/contract.css.ts';
import { type LayeredRule, panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

/** Below this width each level is a card. */
const inCards = (rule: LayeredRule): LayeredRule => ({
  '@container': { '(max-width: 799.98px)': rule as object },
});

export const root = panelStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const table = panelStyle({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.body,
  ...inCards({ display: 'block' }),
});

export const head = panelStyle(inCards(offscreen as LayeredRule));

export const headCell = panelStyle({
  paddingInline: space[4],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  color: color.textMuted,
  fontFamily: font.heading,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  selectors: { '&[data-kind=number]': { textAlign: 'end' } },
});

export const body = panelStyle(inCards({ display: 'grid', gap: space[3] }));

const card = { borderRadius: vars.radius.card, background: color.surface } as const;

export const row = panelStyle({
  selectors: { '&[data-state=own]': { background: color.selected } },
  ...inCards({
    ...card,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space[4],
    rowGap: space[3],
    padding: vars.card.padding,
    border: `${vars.card.borderWidth} solid ${vars.card.borderColor}`,
    boxShadow: vars.elevation.card,
    selectors: {
      '&[data-state=own]': { background: color.surface, border: `2px solid ${color.mark}` },
    },
  }),
});

const cell: LayeredRule = {
  paddingInline: space[4],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  verticalAlign: 'middle',
  textAlign: 'start',
};
const plain = { display: 'block', padding: 0, border: 0 } as const;

export const levelCell = panelStyle({
  ...cell,
  fontWeight: 'inherit',
  ...inCards({ ...plain, gridColumn: '1 / -1' }),
});

export const level = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
});

/** The level colour is set by the operator. The number has its own background, to be readable on any colour. */
export const medal = panelStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  border: `4px solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: color.raised,
  fontFamily: font.heading,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const name = panelStyle({
  minInlineSize: 0,
  fontFamily: font.heading,
  fontSize: fontSize.md,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  ...inCards({ flexGrow: 1, flexBasis: '40%', fontSize: fontSize.lg }),
});

export const term = panelStyle({
  ...cell,
  textAlign: 'end',
  fontFamily: font.heading,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...inCards({
    ...plain,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      // Visible above the figure. Screen readers already read it from the table head.
      '&::before': {
        content: ['attr(data-label)', 'attr(data-label) / ""'],
        display: 'block',
        color: color.textMuted,
        fontFamily: font.body,
        fontWeight: fontWeight.regular,
      },
    },
  }),
});

export const gives = panelStyle({
  ...cell,
  ...inCards({ ...plain, gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } }),
});

export const benefits = panelStyle({ display: 'grid', gap: space[1] });

export const benefit = panelStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'start',
});

export const check = panelStyle({ color: color.success, marginBlockStart: '2px' });
