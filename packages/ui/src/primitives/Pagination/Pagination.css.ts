import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space, control } = vars;

/** From this width on there is space for all numbers; below it the page is shown as text. */
const ROOMY = '(min-width: 480px)';

export const root = primitiveStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const row = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [ROOMY]: { justifyContent: 'center' } },
});

export const step = primitiveStyle({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minInlineSize: control.touch,
  minBlockSize: control.touch,
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  color: color.text,
  textAlign: 'center',
  userSelect: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&:active:not([data-state])': { background: color.pressed },
    '&[data-state=current]': { background: color.mark, color: color.onMark, cursor: 'default' },
    '&[data-state=disabled]': { color: color.onDisabled, cursor: 'default' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:active):not([data-state])': { background: color.hover } },
    },
  },
});

export const pages = primitiveStyle({
  display: 'none',
  gap: space[1],
  '@container': { [ROOMY]: { display: 'flex' } },
});

export const gap = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: control.touch,
  color: color.textMuted,
});

export const summary = primitiveStyle({
  color: color.textMuted,
  textAlign: 'center',
  '@container': { [ROOMY]: { display: 'none' } },
});
