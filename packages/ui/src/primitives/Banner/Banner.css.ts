import { prettyWrap } from '../../private/prettyWrap.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${space[2]} ${space[3]}`,
  paddingInline: space[4],
  paddingBlock: space[3],
  borderRadius: vars.radius.md,
  color: color.text,
  fontSize: vars.fontSize.sm,
});

const tone = (background: string, ink: string) => ({
  root: primitiveStyle({ background }),
  icon: primitiveStyle({ color: ink }),
});

export const tones = {
  info: tone(color.infoSoft, color.info),
  success: tone(color.successSoft, color.success),
  pending: tone(color.pendingSoft, color.pending),
  danger: tone(color.dangerSoft, color.danger),
};

/** Height of one line of the text next to it. */
export const icon = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: `calc(1em * ${vars.lineHeight.body})`,
});

export const title = primitiveStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.bold,
  textWrap: 'balance',
});

/** Avoids a single word on the last line. When an action would leave less width than this, it wraps below the text. */
export const content = primitiveStyle({
  flex: 1,
  minInlineSize: `min(208px, 100% - 20px - ${space[3]})`,
  overflowWrap: 'anywhere',
  textWrap: prettyWrap,
});

export const action = primitiveStyle({ alignSelf: 'center', marginInlineStart: 'auto' });
