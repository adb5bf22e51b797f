import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

/** In one row when both labels fit on one line; otherwise stacked with the confirm button above. */
export const actions = primitiveStyle({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap-reverse',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const action = primitiveStyle({ flex: 1, minInlineSize: 'fit-content' });
