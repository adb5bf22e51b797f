import { dockBesideTyping, dockEnd } from './dockPlace.ts';
import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

const { color, space } = vars;

/** Above the tab bar on a phone, in the corner on larger screens, below all overlays. */
export const root = panelStyle({
  ...dockEnd,
  position: 'fixed',
  zIndex: vars.z.sticky,
  insetInlineEnd: space[4],
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '48px',
  maxInlineSize: `calc(100% - 2 * ${space[4]})`,
  paddingInline: `${space[4]} ${space[3]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  color: color.text,
  boxShadow: vars.elevation.floating,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  '@media': {
    ...dockEnd['@media'],
    ...dockBesideTyping['@media'],
    '(min-width: 600px)': { insetInlineEnd: space[6] },
    '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } },
  },
});

export const sign = panelStyle({ flex: 'none', color: color.textMuted });

export const words = panelStyle({ minInlineSize: 0 });
