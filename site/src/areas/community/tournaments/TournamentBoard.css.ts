import { vars } from '@brand/ui/theme/contract';
import { globalStyle } from '@vanilla-extract/css';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

const { frame, space } = vars;
/** From here on the page has the frame of a desktop. */
const FRAMED = '(min-width: 600px)';
const WIDE = '(min-width: 1024px)';

/** Below the tabs, which end in a line. */
export const panel = pageStyle({ paddingBlockStart: space[4] });

export const grid = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: space[4],
});

export const panels = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  // The own row of the table stays between the header and what stands at the end of a phone.
  vars: {
    '--brand-sticky-top': frame.headerPhone,
    '--brand-sticky-bottom': `calc(${frame.tabBar} + env(safe-area-inset-bottom))`,
  },
  '@media': {
    [FRAMED]: {
      vars: { '--brand-sticky-top': frame.headerDesktop, '--brand-sticky-bottom': '0px' },
    },
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  },
});

export const stack = pageStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const section = pageStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });

/** The rows have an edge of their own. */
export const table = pageStyle({ padding: space[2] });

export const rules = pageStyle({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[6],
  listStyle: 'disc',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
});

/** Its arrow stands in line with the box below. */
export const onTop = pageStyle({
  display: 'none',
  marginInlineStart: `calc(-1 * ${space[4]})`,
  '@media': { [FRAMED]: { display: 'block' } },
});
export const atEnd = pageStyle({
  display: 'grid',
  justifyItems: 'center',
  '@media': { [FRAMED]: { display: 'none' } },
});

export const shape = pageStyle({ blockSize: '480px' });
export const standingShape = pageStyle({ blockSize: '112px' });
export const headShape = pageStyle({ blockSize: '280px' });

/** The games that count stand below the header when one jumps to them. */
globalStyle(`${stack} > #games`, {
  '@layer': {
    'brand.page': { scrollMarginBlockStart: `calc(${frame.headerDesktop} + ${space[4]})` },
  },
});
