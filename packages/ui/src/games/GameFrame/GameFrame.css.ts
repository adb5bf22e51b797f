import { vars } from '../../theme/contract.css.ts';
import { WIDE } from '../../shell/AppFrame/AppFrame.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, control, font, fontSize, fontWeight, lineHeight, radius } = vars;

export const root = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
});

export const bar = panelStyle({ display: 'flex', alignItems: 'center', gap: space[2] });

export const back = panelStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: control.touch,
  blockSize: control.touch,
  borderRadius: radius.pill,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } } },
});

/** On a phone the balance stands under the name, else at the end of the bar. */
export const names = panelStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  fontFamily: font.heading,
  lineHeight: lineHeight.heading,
  '@media': {
    [WIDE]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[4],
    },
  },
});

export const title = panelStyle({
  minInlineSize: 0,
  // Along the line only: a tone mark above it is never cut.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize.md,
  fontWeight: fontWeight.bold,
  '@media': { [WIDE]: { fontSize: fontSize.lg } },
});

export const balance = panelStyle({
  fontSize: fontSize.sm,
  color: color.textMuted,
  '@media': {
    [WIDE]: { fontSize: fontSize.md, fontWeight: fontWeight.bold, color: color.text },
  },
});

export const fullscreen = panelStyle({ '@media': { '(hover: none)': { display: 'none' } } });

export const stage = panelStyle({
  position: 'relative',
  overflow: 'hidden',
  blockSize: `max(320px, calc(100dvh - ${vars.frame.headerDesktop} - 120px))`,
  borderRadius: radius.lg,
  background: color.inset,
});

export const frame = panelStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
});

export const cover = panelStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  padding: space[6],
  background: color.inset,
  textAlign: 'center',
});

export const reason = panelStyle({ maxInlineSize: '40ch', textWrap: 'balance' });

export const code = panelStyle({ fontSize: fontSize.xs, color: color.textMuted });
