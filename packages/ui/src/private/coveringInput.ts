import type { LayeredRule } from '../theme/layered.ts';

/** A real input that lies unseen over what is drawn in its place: keyboard, screen reader and finger all meet it. */
export const coveringInput: LayeredRule = {
  position: 'absolute',
  inset: 0,
  margin: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
};
