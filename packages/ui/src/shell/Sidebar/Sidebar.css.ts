import { offscreen } from '../../private/offscreen.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { FOLDED } from './folded.ts';

const { color, space, control, font, fontSize, fontWeight, frame, lineHeight, radius } = vars;

/** Height of the fade at both ends of the scroll area. It is invisible when there is nothing to scroll there. */
const FADE = '16px';

const fade = (direction: 'top' | 'bottom') =>
  ({
    content: '',
    position: 'sticky',
    zIndex: 1,
    flex: 'none',
    blockSize: FADE,
    pointerEvents: 'none',
    background: `linear-gradient(to ${direction}, transparent, ${color.surface})`,
    ...(direction === 'top' ? { insetBlockStart: 0 } : { insetBlockEnd: 0 }),
  }) as const;

export const root = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  // Folded, the content width between the paddings and the hairline is exactly one touch target, at any density.
  paddingInline: `min(${space[3]}, (${frame.sidebarFolded} - ${control.touch} - 1px) / 2)`,
  containerType: 'inline-size',
  selectors: {
    '&::before': fade('top'),
    '&::after': fade('bottom'),
    // Not in a drawer: the drawer's own padding would separate it from the edge.
    '[data-component=drawer] &::after': { display: 'none' },
  },
});

export const groups = panelStyle({
  display: 'grid',
  gap: space[5],
  '@container': { [FOLDED]: { gap: space[3] } },
});

export const group = panelStyle({
  '@container': {
    // Without its heading a group has a separator line.
    [FOLDED]: {
      selectors: {
        '& + &::before': {
          content: '',
          display: 'block',
          blockSize: '1px',
          marginInline: space[2],
          marginBlockEnd: space[3],
          background: color.border,
        },
      },
    },
  },
});

export const list = panelStyle({ display: 'grid', gap: space.half });

export const unseen = visuallyHidden;

export const heading = panelStyle({
  paddingInline: space[3],
  paddingBlockEnd: space[1],
  fontFamily: font.heading,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  color: color.textMuted,
  '@container': {
    [FOLDED]: offscreen,
  },
});

/** The hovered or focused item; its label is shown next to it while the menu is folded. */
const ANCHOR = '--brand-sidebar-item';

export const item = panelStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: control.touch,
  paddingInline: space[3],
  borderRadius: radius.md,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  textAlign: 'start',
  color: color.textMuted,
  selectors: {
    '&[aria-current=page]': {
      background: color.selected,
      color: color.link,
      fontWeight: fontWeight.bold,
    },
    '&[aria-current=page]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: space[1],
      insetBlock: space[3],
      inlineSize: '3px',
      borderRadius: radius.pill,
      background: color.mark,
    },
    '&[aria-disabled]': { opacity: 0.6 },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not([aria-current])': { background: color.hover, color: color.text } },
    },
  },
  '@container': {
    [FOLDED]: {
      justifyContent: 'center',
      paddingInline: 0,
      selectors: { '&:hover, &:focus-visible': { anchorName: ANCHOR } },
    },
  },
});

export const label = panelStyle({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': {
    [FOLDED]: offscreen,
  },
  '@supports': {
    '(anchor-name: --a)': {
      '@container': {
        [FOLDED]: {
          selectors: {
            [`${item}:hover > &, ${item}:focus-visible > &`]: {
              position: 'fixed',
              positionAnchor: ANCHOR,
              positionArea: 'inline-end',
              inlineSize: 'auto',
              blockSize: 'auto',
              clipPath: 'none',
              marginInlineStart: space[2],
              paddingInline: space[3],
              paddingBlock: space[1],
              borderRadius: radius.sm,
              background: color.raised,
              color: color.text,
              boxShadow: vars.elevation.floating,
              pointerEvents: 'none',
            },
          },
        },
      },
    },
  },
});

/** Folded it is at a corner of the icon. */
export const count = panelStyle({
  '@container': {
    [FOLDED]: {
      position: 'absolute',
      insetBlockStart: '2px',
      insetInlineStart: 'calc(50% + 2px)',
      minInlineSize: '18px',
      lineHeight: '18px',
    },
  },
});

/** Visible at the end of the menu without scrolling: who cannot read the page looks for it. */
export const languages = panelStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  // Above the fade at the end, and with its own at the start.
  zIndex: 2,
  marginBlockStart: 'auto',
  paddingBlock: `${FADE} ${space[3]}`,
  background: `linear-gradient(transparent, ${color.surface} ${FADE})`,
});

export const end = panelStyle({
  display: 'grid',
  gap: space[4],
  selectors: { '&:empty': { display: 'none' } },
});

export const partners = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  '@container': { [FOLDED]: { display: 'none' } },
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

export const age = panelStyle({
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: '50%',
  fontFamily: font.heading,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.bold,
  color: color.textMuted,
});
