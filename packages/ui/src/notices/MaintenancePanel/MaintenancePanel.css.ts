import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, radius } = vars;

export const root = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: 'min(720px, calc(100dvh - 96px))',
  textAlign: 'center',
});

/** The logo is designed for the menu surface. This plate provides that surface when the page has the other colour scheme. */
export const plate = panelStyle({
  display: 'flex',
  paddingBlock: space[3],
  paddingInline: space[5],
  borderRadius: radius.md,
  background: color.surface,
});

export const words = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: '440px',
});

export const mark = panelStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '88px',
  blockSize: '88px',
  marginBlockEnd: space[2],
  borderRadius: radius.pill,
  background: color.raised,
  color: color.textMuted,
});

export const text = panelStyle({
  maxInlineSize: '36ch',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const until = panelStyle({
  marginBlock: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radius.pill,
  background: color.raised,
  color: color.text,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  textWrap: 'balance',
});

export const actions = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[2],
});

/** Reserves one line, so that the button does not move when a message appears. */
export const answer = panelStyle({ minBlockSize: '1.65em', textWrap: 'balance' });
