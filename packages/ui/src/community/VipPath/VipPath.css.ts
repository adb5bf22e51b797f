import { vars } from '../../theme/contract.css.ts';
import { type LayeredRule, panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

const EMBLEM = '64px';
const LINE = '4px';

/** From this width on the path goes across. */
const across = (rule: LayeredRule): LayeredRule => ({
  '@container': { '(min-width: 880px)': rule as object },
});

export const frame = panelStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const root = panelStyle({
  display: 'grid',
  ...across({ gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }),
});

const REACHED = '& + &[data-state=own]::before, & + &[data-state=reached]::before';

export const step = panelStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${EMBLEM} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space[4],
  paddingBlock: space[2],
  selectors: {
    // The way from the emblem before it.
    '& + &::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc((${EMBLEM} - ${LINE}) / 2)`,
      insetBlockStart: '-50%',
      inlineSize: LINE,
      blockSize: '100%',
      background: color.track,
    },
    [REACHED]: { background: color.mark },
  },
  ...across({
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'center',
    rowGap: space[3],
    paddingBlock: 0,
    paddingInline: space[2],
    textAlign: 'center',
    selectors: {
      '& + &::before': {
        insetInlineStart: '-50%',
        insetBlockStart: `calc((${EMBLEM} - ${LINE}) / 2)`,
        inlineSize: '100%',
        blockSize: LINE,
      },
    },
  }),
});

/** Above the line. */
export const emblem = panelStyle({ position: 'relative', zIndex: 1 });

export const words = panelStyle({
  display: 'grid',
  gap: space.half,
  minInlineSize: 0,
  ...across({ justifyItems: 'center' }),
});

export const head = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  ...across({ flexDirection: 'column', rowGap: space[1] }),
});

export const name = panelStyle({
  fontFamily: font.heading,
  fontSize: fontSize.md,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
});

export const terms = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  color: color.textMuted,
  textWrap: 'balance',
  fontSize: fontSize.sm,
  lineHeight: lineHeight.body,
  fontVariantNumeric: 'tabular-nums',
  ...across({ flexDirection: 'column' }),
});
