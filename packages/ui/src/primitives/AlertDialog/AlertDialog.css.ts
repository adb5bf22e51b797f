import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

/** Beside each other where both have their words in one line; else the one that goes ahead stands above. */
export const actions = primitiveStyle({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap-reverse',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const action = primitiveStyle({ flex: 1, minInlineSize: 'fit-content' });
