import type { LayeredRule } from '../theme/layered.ts';

/** An invisible native input on top of its custom visual, so that keyboard, screen reader and touch all reach it. */
export const coveringInput: LayeredRule = {
  position: 'absolute',
  inset: 0,
  margin: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
};
