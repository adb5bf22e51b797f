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
    '[data-state=raised] > &': {
      inlineSize: '52px',
      blockSize: '52px',
      marginBlockStart: '-20px',
      borderRadius: vars.radius.pill,
      background: `linear-gradient(${color.accentTop}, ${color.accent})`,
      color: color.onAccent,
      boxShadow: vars.elevation.floating,
      // A gap between the raised disc and the bar.
      outline: `4px solid ${color.surface}`,
    },
  },
  // A low screen has no content to lose below a raised disc.
  '@media': {
    '(max-height: 699.98px)': {
      selectors: {
        '[data-state=raised] > &': {
          inlineSize: '36px',
          blockSize: '36px',
          marginBlockStart: 0,
        },
      },
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
  selectors: { '[data-state=raised] > &': { color: color.text } },
});
