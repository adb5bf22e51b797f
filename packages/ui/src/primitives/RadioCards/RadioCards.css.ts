import { coveringInput } from '../../private/coveringInput.ts';
import { WITHOUT_HAS, focusRing } from '../../private/focusRing.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = primitiveStyle({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const legend = primitiveStyle({
  marginBlockEnd: space[2],
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  color: color.textMuted,
});

export const card = primitiveStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '64px',
  paddingBlock: space[3],
  paddingInline: space[4],
  background: color.raised,
  // Becomes visible for states, and in forced colours mode.
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '[data-state=invalid] > &': { borderColor: color.danger },
    '&:has(input:checked)': { background: color.selected, borderColor: color.mark },
    '&:has(input:focus-visible)': focusRing,
    '&:has(input:disabled)': { cursor: 'default', color: color.textMuted },
  },
  '@supports': { [WITHOUT_HAS]: { selectors: { '&:focus-within': focusRing } } },
});

export const input = primitiveStyle(coveringInput);

export const words = primitiveStyle({ display: 'grid', flex: 1, minInlineSize: 0 });

export const label = primitiveStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
});

export const note = primitiveStyle({
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
});

export const mark = primitiveStyle({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  border: `2px solid ${color.borderStrong}`,
  borderRadius: '50%',
  selectors: {
    ':checked ~ &': { borderWidth: '6px', borderColor: color.mark },
    ':disabled ~ &': { borderColor: color.onDisabled },
  },
});
