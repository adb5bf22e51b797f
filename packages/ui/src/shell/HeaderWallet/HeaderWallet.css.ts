import { offscreen } from '../../private/offscreen.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { WIDE } from '../AppFrame/AppFrame.css.ts';
import {
  CLOSE,
  HOME,
  PHONE,
  RESPONSIVE,
  SNUG,
  atHome,
  button,
  iconLink,
  lit,
} from '../Header/headerParts.ts';

const { color, space, control, font, fontSize, fontWeight, lineHeight, radius } = vars;

/**
 * On a phone only at home, and if there is room for it, the bell and a logo that can be read: the menu has it too. Next to the
 * search field of a narrow window it is in the menu alone.
 */
export const history = panelStyle({
  ...iconLink,
  '@media': {
    ...lit,
    ...atHome,
    [WIDE]: {
      '@container': {
        '(max-width: 859px)': {
          selectors: { [`${HOME}, ${RESPONSIVE}`]: { display: 'none' } },
        },
      },
    },
  },
  '@container': { [CLOSE]: { selectors: { [HOME]: { display: 'none' } } } },
});

/** On a phone next to a title only if there is room for both. */
export const bell = panelStyle({
  ...iconLink,
  position: 'relative',
  '@media': { ...lit, [PHONE]: { selectors: { '[data-state=title] &': { display: 'none' } } } },
  '@container': { [SNUG]: { selectors: { [RESPONSIVE]: { display: 'none' } } } },
});

/** Wide screens only; a phone has it in its menu. */
export const account = panelStyle({
  display: 'contents',
  '@media': { [PHONE]: { display: 'none' } },
});

export const bellCount = panelStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  // On a phone the label of the balance is close to it.
  '@media': { [PHONE]: { insetInlineEnd: '4px' } },
});

/** Balance and deposit, in one box on wide screens. */
export const purse = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': {
    [WIDE]: {
      gap: space[4],
      paddingInlineStart: space[4],
      borderRadius: radius.control,
      background: color.inset,
      selectors: {
        '&[data-state=alone]': { minBlockSize: control.md, paddingInlineEnd: space[4] },
      },
    },
  },
  '@container': { [SNUG]: { gap: space[1] } },
});

export const balance = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'center',
  minInlineSize: '5rem',
  fontFamily: font.heading,
  lineHeight: lineHeight.heading,
  // Without its label, which leaves the logo large enough to read.
  '@container': { [SNUG]: { minInlineSize: '4rem' } },
});

export const balanceLabel = panelStyle({
  fontSize: fontSize.xs,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  '@container': { [SNUG]: offscreen },
});

export const figure = panelStyle({
  fontWeight: fontWeight.bold,
  fontSize: fontSize.md,
  lineHeight: 1.25,
  minBlockSize: `calc(${fontSize.md} * 1.25)`,
  display: 'flex',
  alignItems: 'center',
  '@container': { [SNUG]: { fontSize: fontSize.sm } },
});

/** Inline with the number. Its touch target extends to the height of a control. */
export const balanceRetry = panelStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: `calc(${fontSize.md} * 1.25)`,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  color: color.link,
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-12px -8px' } },
});

/** Placeholder in the line box of the number, so that nothing moves. */
export const balanceWaiting = panelStyle({
  inlineSize: '5rem',
  blockSize: '0.8em',
  borderRadius: radius.sm,
  background: color.skeleton,
  '@container': { [SNUG]: { inlineSize: '4rem' } },
});

export const deposit = panelStyle({
  ...button,
  '@media': { ...button['@media'], ...atHome },
  '@container': {
    [CLOSE]: { inlineSize: control.touch, minBlockSize: control.touch, padding: 0, gap: 0 },
  },
});

export const depositIcon = panelStyle({
  display: 'none',
  '@container': { [CLOSE]: { display: 'block' } },
});

/** Without enough space the label is only for screen readers. */
export const depositWords = panelStyle({
  '@container': {
    [CLOSE]: offscreen,
  },
});
