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
  // In a drawer it is aligned with the entries of the menu.
  selectors: { '[data-component=drawer] &': { marginInline: space[3], paddingInline: space[3] } },
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

/** Fixed height of the number, so that nothing moves when it loads. */
export const balance = panelStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '48px',
  fontSize: fontSize['3xl'],
  overflowWrap: 'anywhere',
  // In rem, because larger text leaves less space.
  '@container': { '(max-width: 15rem)': { fontSize: fontSize.xl } },
});

export const waiting = panelStyle({ inlineSize: '160px', blockSize: '32px' });

/** Side by side without wrapping; stacked when there is not enough space. */
export const actions = panelStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min-content, 1fr)',
  gap: space[2],
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 15.75rem)': { gridAutoFlow: 'row' } },
});

/** In the width of a drawer the labels need the space more than the padding. */
export const way = panelStyle({ paddingInline: space[2] });

export const invitation = panelStyle({
  fontFamily: font.heading,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  textWrap: 'balance',
});
