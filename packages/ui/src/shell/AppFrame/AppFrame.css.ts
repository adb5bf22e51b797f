import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { GUTTER, gutter } from '../../private/gutter.ts';
import { DOCK_ROOM } from '../../private/dockNames.ts';
import { DOCKED, PHONE } from '../../private/docked.ts';
import { docksAction } from '../../private/pageMarks.css.ts';
import { TYPING } from '../../private/typing.ts';
import { panelStyle } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';

const { frame, color, space } = vars;

/** From this width on the sidebar is next to the page, and there is no tab bar. */
export const WIDE = '(min-width: 600px)';
/** From this width on the sidebar has room for its labels. */
export const ROOMY = '(min-width: 1024px)';
const unfolded = { gridTemplateColumns: `${frame.sidebar} minmax(0, 1fr)` };

// What receives the focus is scrolled out from under the tab bar.
globalStyle('html', {
  '@layer': {
    [layers.panel]: {
      '@media': {
        [PHONE]: { scrollPaddingBlockEnd: `calc(${frame.tabBar} + env(safe-area-inset-bottom))` },
      },
    },
  },
} as GlobalStyleRule);

export const root = panelStyle({
  display: 'grid',
  gridTemplate: `"header" auto "sub" auto "page" 1fr "tabs" auto / minmax(0, 1fr)`,
  minBlockSize: '100dvh',
  '@media': {
    [WIDE]: {
      gridTemplate: `"header header" auto "sidebar page" 1fr / ${frame.sidebarFolded} minmax(0, 1fr)`,
      selectors: { '&[data-state=unfolded]': unfolded },
    },
    [ROOMY]: { selectors: { '&[data-state=auto]': unfolded } },
  },
});

/** A view docks its main action: nothing else is at the end of the screen. */
const docking = `${root}:has(.${docksAction}) &`;

/** A page without frame. */
export const bare = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

export const skip = panelStyle({
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: vars.z.toast,
  paddingInline: space[4],
  paddingBlock: space[2],
  borderRadius: vars.radius.md,
  background: color.accent,
  color: color.onAccent,
  fontFamily: vars.font.heading,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});

export const top = panelStyle({
  gridArea: 'header',
  position: 'sticky',
  insetBlockStart: 0,
  // The tab bar comes later in the document and so is above this, with the offline bar, which is part of this layer.
  zIndex: vars.z.header,
});

export const header = panelStyle({
  blockSize: frame.headerPhone,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [WIDE]: { blockSize: frame.headerDesktop } },
});

/** Continues the surface of the header and scrolls away with the page. */
export const subheader = panelStyle({
  gridArea: 'sub',
  // Its overflow, such as suggestions, is above the page.
  position: 'relative',
  zIndex: vars.z.sticky,
  paddingInline: space[4],
  paddingBlock: space[2],
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [WIDE]: { display: 'none' } },
});

export const sidebar = panelStyle({
  display: 'none',
  '@media': {
    [WIDE]: {
      display: 'block',
      gridArea: 'sidebar',
      position: 'sticky',
      // The labels of a folded sidebar overlap the page.
      zIndex: vars.z.sticky,
      insetBlockStart: frame.headerDesktop,
      alignSelf: 'start',
      blockSize: `calc(100dvh - ${frame.headerDesktop})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      background: color.surface,
      borderInlineEnd: `1px solid ${color.border}`,
    },
  },
});

export const page = panelStyle({
  gridArea: 'page',
  // For the footer too, so that both have the same edges.
  selectors: { '[data-wide] > &': { vars: { [frame.content]: frame.lobby } } },
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // Extra room so that content can be scrolled out from under floating elements. Nothing visible moves.
  paddingBlockEnd: `var(${DOCK_ROOM}, 0px)`,
  // The view has that room above its docked action.
  '@media': { [DOCKED]: { selectors: { [docking]: { paddingBlockEnd: 0 } } } },
});

export const content = panelStyle({
  flex: 1,
  inlineSize: '100%',
  vars: { [GUTTER]: space[4] },
  maxInlineSize: `calc(${frame.content} + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: `${space[4]} ${space[8]}`,
  outline: 'none',
  '@media': {
    [PHONE]: {
      selectors: {
        [docking]: { paddingBlockEnd: `calc(${space[8]} + env(safe-area-inset-bottom))` },
      },
    },
    // A page that fills the height has the docked action at its end.
    [DOCKED]: {
      selectors: { [docking]: { display: 'flex', flexDirection: 'column', paddingBlockEnd: 0 } },
    },
    [WIDE]: {
      vars: { [GUTTER]: space[6] },
      // Keeps the footer below the first screen: late content would otherwise move it.
      minBlockSize: `calc(100dvh - ${frame.headerDesktop})`,
      paddingBlock: `${space[6]} ${space[12]}`,
    },
    [ROOMY]: { vars: { [GUTTER]: space[8] } },
  },
  selectors: {
    '[data-filled] &': {
      display: 'flex',
      flexDirection: 'column',
      minBlockSize: 0,
      maxInlineSize: 'none',
      paddingBlock: `${space[1]} ${space[3]}`,
      paddingInline: space[3],
    },
  },
});

export const footer = panelStyle({
  '@media': { [PHONE]: { selectors: { [docking]: { display: 'none' } } } },
});

export const tabBar = panelStyle({
  gridArea: 'tabs',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.header,
  background: color.surface,
  borderBlockStart: `1px solid ${color.border}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  // Shown again only after the tap that ended the typing, so that it does not receive that tap.
  transition: 'visibility 0s 300ms',
  selectors: { [docking]: { display: 'none' } },
  '@media': {
    '(pointer: coarse)': {
      selectors: {
        // The on-screen keyboard needs the space of the bar.
        [`html[${TYPING}] &`]: { visibility: 'hidden', transition: 'none' },
      },
    },
    [WIDE]: { display: 'none' },
  },
});
