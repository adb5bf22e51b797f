import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

export const root = panelStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  background: vars.color.secondary,
  color: vars.color.onSecondary,
});

export const image = panelStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
