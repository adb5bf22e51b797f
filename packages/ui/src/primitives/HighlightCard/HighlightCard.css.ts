import { cardLink } from '../../private/cardLink.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

/** Height of every card, and of its skeleton. Larger text makes all cards of a row higher. */
export const HEIGHT = '108px';

/** The narrowest phone. */
const NARROW = '(max-width: 300px)';

export const root = primitiveStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '81px minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: HEIGHT,
  overflow: 'hidden',
  // Room for a whole time, next to the second link.
  '@container': { [NARROW]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { borderColor: color.borderStrong } } },
  },
});

export const art = primitiveStyle({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  background: color.skeleton,
});

export const words = primitiveStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minInlineSize: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
});

/** Clips only horizontally, so that tone marks above the line stay visible. */
const oneLine = {
  minInlineSize: 0,
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const top = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: fontSize.xs,
  lineHeight: lineHeight.body,
});

export const label = primitiveStyle({ ...oneLine, flex: 1, color: color.textMuted });

/** Its target extends over the padding and the next line, without a higher line. */
export const corner = primitiveStyle({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minInlineSize: vars.control.touch,
  minBlockSize: vars.control.touch,
  marginBlock: `calc((1.6em - ${vars.control.touch}) / 2)`,
  color: color.link,
});

/** The link covers the whole card. */
export const title = primitiveStyle({
  ...oneLine,
  fontFamily: font.heading,
  fontSize: fontSize.md,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  selectors: cardLink.selectors,
  '@container': { [NARROW]: { fontSize: fontSize.sm, whiteSpace: 'normal' } },
});

export const detail = primitiveStyle({
  minInlineSize: 0,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.heading,
  color: color.textMuted,
  '@container': { [NARROW]: { fontSize: fontSize.xs } },
});

export const action = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  color: color.link,
  // Its line is for the rest of the title: the whole card is a link.
  '@container': { [NARROW]: { display: 'none' } },
});

export const said = primitiveStyle(oneLine);
