import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { WIDE } from '../AppFrame/AppFrame.css.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.frame.content} + 2 * ${space[8]})`,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: `${space[4]} ${space[8]}`,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.body,
  color: color.textMuted,
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      paddingInline: space[8],
      paddingBlock: space[6],
    },
  },
});

export const age = panelStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: '50%',
  fontFamily: font.heading,
  fontWeight: fontWeight.bold,
  color: color.text,
});

export const text = panelStyle({});

export const name = panelStyle({
  fontFamily: font.heading,
  gridColumn: '2',
  '@media': { [WIDE]: { gridColumn: 'auto' } },
});
