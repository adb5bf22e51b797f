import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, lineHeight } = vars;

export const root = primitiveStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: fontSize.sm,
});

export const fact = primitiveStyle({
  display: 'grid',
  // The words of a name stay together next to a value that can wrap.
  gridTemplateColumns: 'fit-content(65%) minmax(auto, 1fr)',
  alignItems: 'baseline',
  gap: space[4],
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const name = primitiveStyle({
  color: color.textMuted,
  lineHeight: lineHeight.body,
});

export const value = primitiveStyle({
  justifySelf: 'end',
  color: color.text,
  fontFamily: font.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.body,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
