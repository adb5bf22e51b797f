import { offscreen } from '../../private/offscreen.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';
import { compact, many } from './DataTable.css.ts';
import { inCards } from './inCards.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

const COMPACT = `${compact} &`;
const OF_MANY = `${many} &`;

/** Marks a head without sortable columns, and a header cell that is not sortable. */
export const unsorted = primitiveStyle({});

export const head = primitiveStyle(
  inCards({
    display: 'block',
    paddingBlockEnd: space[2],
    selectors: {
      [COMPACT]: { order: -1 },
      // Without rows or sortable headers there is nothing to choose.
      [`[data-state=empty] > * > &, [data-state=error] > * > &, ${unsorted}&`]: offscreen,
    },
  }),
);

export const headRow = primitiveStyle(
  inCards({
    display: 'flex',
    gap: space[2],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Space for focus rings, which the scroll container would clip.
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
        // Sortable headers become a row of chips; the others are only for screen readers.
        [`${unsorted}&`]: offscreen,
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
