import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const row = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const head = panelStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const words = panelStyle({ display: 'grid', minInlineSize: 0 });

export const figure = panelStyle({
  fontFamily: font.heading,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
});

export const count = panelStyle({ display: 'grid', gap: space[1] });

export const form = panelStyle({ display: 'grid', gap: space[3] });

/** Live region: it must be in the DOM before its text is set. It takes no space while empty. */
export const effect = panelStyle({
  selectors: { '&:not(:empty)': { marginBlockStart: space[2] } },
});

/** Below the text, so that it does not make the text column narrower. */
export const keep = panelStyle({ display: 'flex', marginBlockStart: space[2] });

export const actions = panelStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const action = panelStyle({ flex: '1 1 120px' });

export const remove = panelStyle({ justifySelf: 'center' });

export const shape = panelStyle({ blockSize: '56px' });
