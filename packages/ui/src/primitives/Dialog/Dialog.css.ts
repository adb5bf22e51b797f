import { centred } from '../../private/centred.ts';
import { fadeIn } from '../../private/overlay.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

export const surface = primitiveStyle({
  ...centred('480px'),
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-state=open]': { animationName: fadeIn } },
    },
  },
});
