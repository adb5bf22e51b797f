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

/** As high as the figure, whatever stands there: nothing moves when it comes. */
export const balance = panelStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '48px',
  fontSize: fontSize['3xl'],
  overflowWrap: 'anywhere',
  // By the size of letters: whoever reads them larger has less room.
  '@container': { '(max-width: 15rem)': { fontSize: fontSize.xl } },
});

export const waiting = panelStyle({ inlineSize: '160px', blockSize: '32px' });

/** Beside each other, each in one line; below each other where that has no room. */
export const actions = panelStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min-content, 1fr)',
  gap: space[2],
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 15.75rem)': { gridAutoFlow: 'row' } },
});

/** Words of a drawer's width need the room more than the edges of their button. */
export const way = panelStyle({ paddingInline: space[2] });

export const invitation = panelStyle({
  fontFamily: font.heading,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  textWrap: 'balance',
});
