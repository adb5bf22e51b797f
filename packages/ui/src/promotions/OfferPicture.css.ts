import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

export const shown = panelStyle({ display: 'block' });

/** An icon that replaces a picture that failed to load. */
export const failed = panelStyle({
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
});

/** The picture of a finished offer is dimmed; its text keeps its contrast. */
export const over = panelStyle({ filter: 'grayscale(1)' });
