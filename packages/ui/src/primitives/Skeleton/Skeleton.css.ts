import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

/** Still on purpose: a lobby shows sixty at once, and nothing should ask for attention. */
export const root = primitiveStyle({
  display: 'block',
  inlineSize: '100%',
  background: vars.color.skeleton,
  borderRadius: vars.radius.md,
});

export const shapes = {
  block: primitiveStyle({ blockSize: '100%', minBlockSize: vars.space[4] }),
  circle: primitiveStyle({ aspectRatio: '1', borderRadius: vars.radius.pill }),
  /** As high as the figures of a line of text; the line around it keeps the text's own height. */
  text: primitiveStyle({
    blockSize: '0.8em',
    marginBlock: '0.425em',
    borderRadius: vars.radius.sm,
  }),
};

export const short = primitiveStyle({ inlineSize: '62%' });
