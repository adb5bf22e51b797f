import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;
const WIDE = '(min-width: 560px)';

export const root = panelStyle({ containerType: 'inline-size' });

export const content = panelStyle({ display: 'grid', gap: space[4] });

export const words = panelStyle({ display: 'grid', gap: space[1] });

/** Four in a row, and all seven where they fit. */
export const days = panelStyle({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@container': { [WIDE]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } },
});

export const day = panelStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[1],
  minBlockSize: '88px',
  paddingBlock: space[2],
  paddingInline: space[1],
  borderRadius: vars.radius.md,
  border: '1px solid transparent',
  background: color.inset,
  textAlign: 'center',
  selectors: {
    '&[data-state=today]': { borderColor: color.mark, background: color.selected },
  },
});

/** The last day of a week fills the second row of a phone. */
export const last = panelStyle({
  gridColumn: 'span 2',
  '@container': { [WIDE]: { gridColumn: 'auto' } },
});

export const figure = panelStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const had = panelStyle({ color: color.success });

export const foot = panelStyle({
  display: 'grid',
  gap: space[3],
  '@container': {
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(200px, auto)', alignItems: 'center' },
  },
});

export const action = panelStyle({ display: 'grid', gap: space[2] });

export const done = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.success,
});

export const shape = panelStyle({ blockSize: '88px' });
export const shapeTitle = panelStyle({ blockSize: '1.6em', inlineSize: '40%' });
export const shapeFoot = panelStyle({ blockSize: vars.control.md });
