import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, font, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const root = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  color: color.text,
  containerType: 'inline-size',
  // In a drawer it stands where the entries of the menu begin and end.
  selectors: { '[data-component=drawer] &': { marginInline: space[3] } },
});

export const who = panelStyle({ display: 'flex', alignItems: 'center', gap: space[3] });

export const words = panelStyle({ minInlineSize: 0 });

export const name = panelStyle({
  overflow: 'hidden',
  fontFamily: font.heading,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const label = panelStyle({
  fontSize: fontSize.xs,
  lineHeight: lineHeight.body,
  color: color.textMuted,
});

/** As high as the figure, whatever stands there: nothing moves when it comes. */
export const balance = panelStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '48px',
  overflowWrap: 'anywhere',
  '@container': { '(max-width: 240px)': { fontSize: fontSize.xl } },
});

export const waiting = panelStyle({ inlineSize: '160px', blockSize: '32px' });

export const actions = panelStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@container': { '(max-width: 220px)': { gridAutoFlow: 'row' } },
});

export const invitation = panelStyle({
  fontFamily: font.heading,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
});
