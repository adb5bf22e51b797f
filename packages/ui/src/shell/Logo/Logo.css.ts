import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

export const root = panelStyle({
  display: 'inline-flex',
  // When there is no space next to a square logo, the name wraps to a second line, which is hidden. The logo stays complete.
  flexWrap: 'wrap',
  minInlineSize: 0,
  maxInlineSize: '100%',
  blockSize: '32px',
  overflow: 'hidden',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text,
  selectors: { '&[data-size=lg]': { blockSize: '48px' } },
});

export const image = panelStyle({
  flex: 'none',
  inlineSize: 'auto',
  blockSize: '100%',
  maxInlineSize: 'min(160px, 100%)',
  objectFit: 'contain',
  objectPosition: '0 50%',
  selectors: { '[data-size=lg] > &': { maxInlineSize: 'min(240px, 100%)' } },
});

export const name = panelStyle({
  maxInlineSize: '100%',
  // Clipped only in the inline direction, so that tone marks are never cut.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.display,
  whiteSpace: 'nowrap',
  selectors: { '[data-size=lg] > &': { fontSize: vars.fontSize['2xl'] } },
});
