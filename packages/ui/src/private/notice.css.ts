import { prettyWrap } from './prettyWrap.ts';
import { vars } from '../theme/contract.css.ts';
import { primitiveStyle } from '../theme/layered.ts';

const { color, space } = vars;

/** Centred text of a whole panel: empty or error. */
export const root = primitiveStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  paddingBlock: space[10],
  paddingInline: space[5],
  textAlign: 'center',
});

/** With an illustration it is a whole page or tab, and in the upper part of the first screen. */
export const pictured = primitiveStyle({
  minBlockSize: 'min(44dvh, 400px)',
  paddingBlock: space[6],
});

export const mark = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  marginBlockEnd: space[2],
  borderRadius: vars.radius.pill,
  background: color.raised,
  color: color.textMuted,
  selectors: { '&[data-tone=danger]': { background: color.dangerSoft, color: color.danger } },
});

export const text = primitiveStyle({ maxInlineSize: '36ch', textWrap: prettyWrap });

export const action = primitiveStyle({ marginBlockStart: space[3] });
