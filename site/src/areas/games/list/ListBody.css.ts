import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

const { color, frame, space } = vars;

const STICKY = 'var(--brand-sticky-top, 0px)';
/** Height of the sticky tools: a control with its margins. */
const TOOLS = `(${vars.control.touch} + 2 * ${space[2]})`;

export const root = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  // After a new choice the list starts at its top, which is below the header.
  scrollMarginBlockStart: STICKY,
});

/** The tools have the same distance to the title and to the games. */
export const tools = pageStyle({
  marginBlockStart: `calc(-1 * ${space[2]})`,
  '@media': { '(min-width: 600px)': { marginBlockStart: `calc(-1 * ${space[4]})` } },
});

export const active = pageStyle({ paddingBlockEnd: space[2] });

/** Filters in a separate column next to the games. */
export const columns = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    '&[data-state=open]': {
      gridTemplateColumns: '320px minmax(0, 1fr)',
      columnGap: space[6],
      alignItems: 'start',
    },
  },
});

export const aside = pageStyle({
  position: 'sticky',
  insetBlockStart: `calc(${STICKY} + ${TOOLS})`,
  maxBlockSize: `calc(100dvh - ${frame.headerDesktop} - ${TOOLS} - ${space[4]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  marginBlockStart: space[3],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
});
