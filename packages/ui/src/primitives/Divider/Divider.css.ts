import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

export const root = primitiveStyle({
  inlineSize: '100%',
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const labelled = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});
