import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { ROOMY } from '../AppFrame/AppFrame.css.ts';

const { color, space, control, font, fontSize, fontWeight, frame, lineHeight, radius } = vars;

export const root = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minBlockSize: '100%',
  paddingBlock: space[3],
  // Folded, what is left between both sides and the hairline is a whole finger wide, at any density.
  paddingInline: `min(${space[3]}, (${frame.sidebarFolded} - ${control.touch} - 1px) / 2)`,
});

export const group = panelStyle({});

/** Folded, the menu is a column of icons: words are there for a screen reader only. */
const folded = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const unfolded = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
} as const;

const inDrawer = '[data-state=drawer] &';
const inRoomyFrame = '[data-state=unfolded] &';

export const heading = panelStyle({
  ...folded,
  paddingInline: space[3],
  paddingBlock: space[1],
  fontFamily: font.heading,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.heading,
  color: color.textMuted,
  selectors: { [inDrawer]: unfolded },
  '@media': { [ROOMY]: { selectors: { [inRoomyFrame]: unfolded } } },
});

export const item = panelStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: control.touch,
  paddingInline: space[3],
  borderRadius: radius.md,
  fontFamily: font.heading,
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  color: color.textMuted,
  selectors: {
    '&[aria-current=page]': { background: color.selected, color: color.link },
    [inDrawer]: { justifyContent: 'flex-start' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not([aria-current])': { background: color.hover, color: color.text } },
    },
    [ROOMY]: { selectors: { [inRoomyFrame]: { justifyContent: 'flex-start' } } },
  },
});

export const label = panelStyle({
  ...folded,
  selectors: { [inDrawer]: unfolded },
  '@media': { [ROOMY]: { selectors: { [inRoomyFrame]: unfolded } } },
});

export const end = panelStyle({
  marginBlockStart: 'auto',
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.border}`,
});

export const logo = panelStyle({ paddingInline: space[3] });

export const partners = panelStyle({
  display: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  selectors: { [inDrawer]: { display: 'grid' } },
  '@media': { [ROOMY]: { selectors: { [inRoomyFrame]: { display: 'grid' } } } },
});

export const partner = panelStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: control.touch,
  padding: space[2],
  borderRadius: radius.md,
});

export const partnerImage = panelStyle({
  inlineSize: 'auto',
  blockSize: '24px',
  maxInlineSize: '100%',
  objectFit: 'contain',
});
