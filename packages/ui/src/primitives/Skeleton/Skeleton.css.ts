import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

/** Not animated: a lobby shows sixty at a time, and they should not draw attention. */
export const root = primitiveStyle({
  display: 'block',
  inlineSize: '100%',
  background: vars.color.skeleton,
  borderRadius: vars.radius.md,
});

export const shapes = {
  block: primitiveStyle({ blockSize: '100%', minBlockSize: vars.space[4] }),
  circle: primitiveStyle({ aspectRatio: '1', borderRadius: vars.radius.pill }),
  /** Digit height of a line of text; the line around it keeps the text's line height. */
  text: primitiveStyle({
    blockSize: '0.8em',
    marginBlock: '0.425em',
    borderRadius: vars.radius.sm,
  }),
};

export const short = primitiveStyle({ inlineSize: '62%' });
