import { globalStyle } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';
import { layers } from '../theme/layers.css.ts';

/** The signature motion of the theme, for something that a person has just achieved. Never on what only appears. */
export const signatureMotion = `${vars.motif.motion} 300ms ${vars.motion.ease} backwards`;

const REDUCED = '(prefers-reduced-motion: reduce)';

/** The element makes the signature motion once, when it gets this class. */
export const signature = panelStyle({
  animation: signatureMotion,
  '@media': { [REDUCED]: { animation: 'none' } },
});

/** The same for the icon of a button. */
export const signatureOfIcon = panelStyle({});

globalStyle(`${signatureOfIcon} svg`, {
  '@layer': {
    [layers.panel]: {
      animation: signatureMotion,
      '@media': { [REDUCED]: { animation: 'none' } },
    },
  },
});
