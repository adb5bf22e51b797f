import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

export const art = panelStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  inlineSize: '44px',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.sm,
  background: vars.color.skeleton,
  color: vars.color.textMuted,
});

export const large = panelStyle({ inlineSize: '72px', borderRadius: vars.radius.md });

export const image = panelStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const over = panelStyle({ filter: 'grayscale(1)' });
