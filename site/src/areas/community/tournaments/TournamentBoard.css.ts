import { vars } from '@brand/ui/theme/contract';
import { globalStyle } from '@vanilla-extract/css';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

const { frame, space } = vars;
/** From this width the page has the desktop layout. */
const FRAMED = '(min-width: 600px)';
const WIDE = '(min-width: 1024px)';

/** Below the tabs, which end in a line. */
export const panel = pageStyle({ paddingBlockStart: space[4] });

export const cards = pageStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });

/** From this width on the latest winners have a column of their own. */
const ASIDE = '(min-width: 1200px)';

export const withAside = pageStyle({
  '@media': {
    [ASIDE]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      alignItems: 'start',
      columnGap: space[6],
    },
  },
});

/** Its heading is beside the tabs. */
export const aside = pageStyle({
  display: 'none',
  '@media': { [ASIDE]: { display: 'grid', gap: space[4] } },
});

export const results = pageStyle({ display: 'grid', gap: space[4] });

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
  // The sticky own row of the table stays between the header and the tab bar of a phone.
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

/** The rows have their own border. */
export const table = pageStyle({ padding: space[2] });

export const rules = pageStyle({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[6],
  listStyle: 'disc',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
});

/** Aligns its arrow with the box below. */
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

/** Scroll target of the games that count, below the sticky header. */
globalStyle(`${stack} > #games`, {
  '@layer': {
    'brand.page': { scrollMarginBlockStart: `calc(${frame.headerDesktop} + ${space[4]})` },
  },
});
