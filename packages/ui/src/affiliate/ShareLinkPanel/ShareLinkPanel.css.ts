import { prettyWrap } from '../../private/prettyWrap.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const container = panelStyle({ containerType: 'inline-size' });

export const root = panelStyle({
  display: 'grid',
  gap: space[4],
  '@container': {
    '(min-width: 480px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 144px',
      columnGap: space[6],
      alignItems: 'start',
    },
  },
});

export const words = panelStyle({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  textWrap: prettyWrap,
});

export const link = panelStyle({
  padding: space[3],
  borderRadius: vars.radius.md,
  background: color.inset,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const actions = panelStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

const NATURAL = { '(min-width: 480px)': { flex: 'none' } };

/** On a phone the link is copied most: a line of its own. */
export const copy = panelStyle({ flex: '1 1 100%', '@container': NATURAL });

/** On a phone the other ways share a line. */
export const way = panelStyle({ flex: '1 1 auto', '@container': NATURAL });

export const qr = panelStyle({ display: 'grid', justifyItems: 'center', gap: space[2] });

export const code = panelStyle({ inlineSize: '144px' });
