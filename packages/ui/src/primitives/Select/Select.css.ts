import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space } = vars;

/** The select fills the frame, so that a press anywhere in it opens the list. */
export const box = primitiveStyle({
  position: 'relative',
  paddingInline: 0,
  selectors: { '&:not(:has(select:disabled))': { cursor: 'pointer' } },
});

export const select = primitiveStyle({
  inlineSize: '100%',
  paddingInlineStart: space[4],
  paddingInlineEnd: '48px',
  borderRadius: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'inherit',
  selectors: {
    '&[data-state=placeholder]': { color: color.textMuted },
    '&:disabled': { opacity: 1 },
  },
});

/** Colours for browsers that render the list with page styles. */
export const option = primitiveStyle({ background: color.surface, color: color.text });

export const chevron = primitiveStyle({
  position: 'absolute',
  insetInlineEnd: space[4],
  pointerEvents: 'none',
  color: color.textMuted,
});
