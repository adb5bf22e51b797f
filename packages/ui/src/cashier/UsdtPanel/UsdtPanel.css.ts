import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const head = panelStyle({ justifyContent: 'space-between', gap: space[3] });

export const network = panelStyle({ display: 'grid', gap: space[3] });

export const bonus = panelStyle({
  justifySelf: 'start',
  paddingInline: space[2],
  borderRadius: vars.radius.sm,
  background: color.successSoft,
});

export const address = panelStyle({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  background: color.raised,
  borderRadius: vars.radius.lg,
});

/** White in every theme. The padding is the quiet zone of the QR code. */
export const paper = panelStyle({
  inlineSize: '100%',
  maxInlineSize: '208px',
  marginInline: 'auto',
  background: color.paper,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  '@media': {
    // A phone cannot scan its own screen: address and copy button come first.
    'screen and (max-width: 599px)': { order: 1 },
  },
});

export const addressWords = panelStyle({ display: 'grid', gap: space[2], minInlineSize: 0 });

/** Monospaced, so that I, l and 1 are distinguishable and the groups are aligned. */
export const characters = panelStyle({
  fontFamily: 'ui-monospace, "Roboto Mono", "Noto Sans Mono", "DejaVu Sans Mono", monospace',
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.body,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const balanced = panelStyle({ textWrap: 'balance' });

export const group = panelStyle({
  marginInline: '0.3em',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-of-type, &:last-of-type': { fontWeight: vars.fontWeight.bold, color: color.link },
  },
});

export const converter = panelStyle({ display: 'grid', gap: space[4] });

/** Connects the two amounts. */
export const rate = panelStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
