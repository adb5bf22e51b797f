import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

const WIDE = '(min-width: 440px)';

export const root = panelStyle({ containerType: 'inline-size', blockSize: '100%' });

/** The action is below the words on a phone, and next to them where there is room. */
export const content = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[3],
  '@container': { [WIDE]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const words = panelStyle({ display: 'grid', gap: space.half, minInlineSize: 0 });

export const left = panelStyle({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const action = panelStyle({
  gridColumn: '1 / -1',
  '@container': { [WIDE]: { gridColumn: 'auto' } },
});

export const badge = panelStyle({
  justifySelf: 'start',
  gridColumn: '2',
  '@container': { [WIDE]: { gridColumn: 'auto' } },
});
