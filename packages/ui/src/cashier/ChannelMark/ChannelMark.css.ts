import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

export const root = panelStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.pill,
});

/** Fallback icon. A logo includes its own background and corners; the icon needs both from here. */
export const sign = panelStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: vars.color.secondary,
  color: vars.color.onSecondary,
});

export const image = panelStyle({
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
});

/** At the corner, separated from the logo by a ring in the background colour. */
export const network = panelStyle({
  position: 'absolute',
  insetInlineEnd: '-4px',
  insetBlockEnd: '-4px',
  inlineSize: '20px',
  blockSize: '20px',
  border: `2px solid ${vars.color.raised}`,
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
});
