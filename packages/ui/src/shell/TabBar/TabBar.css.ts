import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight, frame } = vars;

export const list = panelStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  blockSize: frame.tabBar,
});

export const cell = panelStyle({ minInlineSize: 0 });

export const item = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.half,
  blockSize: '100%',
  paddingBlockEnd: space[2],
  color: color.textMuted,
  fontFamily: font.heading,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  selectors: { '&[aria-current=page]': { color: color.link } },
});

export const icon = panelStyle({
  display: 'grid',
  placeItems: 'center',
  selectors: {
    '[data-part=main] > &': {
      // As large as the bar allows: above the bar it would cover content.
      inlineSize: '40px',
      blockSize: '40px',
      borderRadius: vars.radius.pill,
      background: `linear-gradient(${color.accentTop}, ${color.accent})`,
      color: color.onAccent,
      boxShadow: vars.elevation.card,
    },
  },
});

export const label = panelStyle({
  // The widest name may take some space of its neighbours, whose names are shorter.
  maxInlineSize: `calc(100% + 2 * ${space[1]})`,
  marginInline: `calc(-1 * ${space[1]})`,
  // Clipped only in the inline direction, so that tone marks are never cut.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-part=main] > &': { color: color.text } },
});
