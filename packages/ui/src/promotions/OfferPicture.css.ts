import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

export const shown = panelStyle({ display: 'block' });

/** A mark in the place of a picture that did not come. */
export const failed = panelStyle({
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
});

/** A finished offer steps back; its words stay as readable as before. */
export const over = panelStyle({ filter: 'grayscale(1)' });
