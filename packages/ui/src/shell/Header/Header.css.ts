import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { ROOMY, WIDE } from '../AppFrame/AppFrame.css.ts';
import { CLOSE, PHONE, SNUG, atHome, button, iconLink, lit } from './headerParts.ts';

const { color, space, control, font, fontSize, fontWeight, frame, lineHeight, radius } = vars;

const TITLE = '[data-state=title] &';

export const root = panelStyle({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  blockSize: '100%',
  paddingInline: `${space[1]} ${space[3]}`,
  '@media': { [WIDE]: { gap: space[3], paddingInline: `${space[3]} ${space[6]}` } },
});

/** On a phone it is on the home header only: beside a title others lead there, the tab bar or the menu. */
export const homeOnly = panelStyle({ '@media': atHome });

export const logo = panelStyle({
  display: 'flex',
  // Down to its mark.
  minInlineSize: '32px',
  minBlockSize: control.touch,
  alignItems: 'center',
  borderRadius: radius.md,
  '@media': {
    // As far as the sidebar goes: what follows begins where the page does, and stays there.
    [ROOMY]: {
      minInlineSize: `calc(${frame.sidebar} - ${control.md} - 2 * ${space[3]})`,
    },
  },
});

/** On a wide screen it stands beside the logo, or not at all where the page says its name by itself. */
export const titleGroup = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  '@media': {
    [WIDE]: {
      selectors: {
        '[data-state=responsive] > &': { display: 'none' },
        '[data-state=title] > &': {
          paddingInlineStart: space[3],
          borderInlineStart: `1px solid ${color.border}`,
        },
      },
    },
    [ROOMY]: { selectors: { '[data-state=title] > &': { paddingInlineStart: space[5] } } },
  },
});

export const back = panelStyle({
  ...iconLink,
  '@media': { ...lit, [WIDE]: { selectors: { [TITLE]: { display: 'none' } } } },
});

export const close = panelStyle({
  ...iconLink,
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  '@media': { ...lit, [WIDE]: { selectors: { '[data-state=title] > &': { display: 'none' } } } },
});

export const title = panelStyle({
  minInlineSize: 0,
  // Two lines, as many as a phone's header has room for: cut after one, an offer of 100% would read as one of 10.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontFamily: font.heading,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  '@container': { [SNUG]: { fontSize: fontSize.md } },
});

/** Takes what room is left, with a field in it or without. */
export const search = panelStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 440px)',
  justifyContent: 'center',
  paddingInlineStart: space[3],
  // Its field is of wide screens: a phone has it under the header, or an icon.
  '@media': {
    [PHONE]: { visibility: 'hidden', blockSize: 0, paddingInlineStart: 0 },
    [ROOMY]: { justifyContent: 'start', paddingInlineStart: space[5] },
  },
});

export const actions = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  '@container': { [CLOSE]: { gap: space[1] } },
});

export const searchIcon = panelStyle({
  ...iconLink,
  '@media': { ...lit, [WIDE]: { display: 'none' } },
});

export const action = panelStyle({
  ...button,
  '@container': { [SNUG]: { paddingInline: space[2] } },
});
