import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

export const shown = panelStyle({
  display: 'block',
  position: 'relative',
  // Firefox writes the text over the colour of a picture that still loads.
  color: 'transparent',
  // Browsers only show this for a picture that failed: in a server's HTML, no script has replaced it yet.
  '::after': {
    content: 'attr(alt)',
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space[4],
    background: vars.color.inset,
    color: vars.color.textMuted,
    textAlign: 'center',
  },
});

/** An icon that replaces a picture that failed to load. */
export const failed = panelStyle({
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
});

/** The picture of a finished offer is dimmed; its text keeps its contrast. */
export const over = panelStyle({ filter: 'grayscale(1)' });
