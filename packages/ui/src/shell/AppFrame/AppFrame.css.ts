import { vars } from '../../theme/contract.css.ts';
import { GUTTER, gutter } from '../../private/gutter.ts';
import { panelStyle } from '../../theme/layered.ts';

const { frame, color, space } = vars;

/** From here on the sidebar stands beside the page and the tab bar goes. */
export const WIDE = '(min-width: 768px)';
/** From here on the sidebar has room for its words. */
export const ROOMY = '(min-width: 1024px)';

export const root = panelStyle({
  display: 'grid',
  gridTemplate: `"header" auto "page" 1fr "tabs" auto / minmax(0, 1fr)`,
  minBlockSize: '100dvh',
  '@media': {
    [WIDE]: {
      gridTemplate: `"header header" auto "sidebar page" 1fr / ${frame.sidebarFolded} minmax(0, 1fr)`,
    },
    [ROOMY]: {
      selectors: {
        '&[data-state=unfolded]': { gridTemplateColumns: `${frame.sidebar} minmax(0, 1fr)` },
      },
    },
  },
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

export const header = panelStyle({
  gridArea: 'header',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  blockSize: frame.headerPhone,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [WIDE]: { blockSize: frame.headerDesktop } },
});

export const sidebar = panelStyle({
  display: 'none',
  '@media': {
    [WIDE]: {
      display: 'block',
      gridArea: 'sidebar',
      position: 'sticky',
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
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
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
    [WIDE]: { vars: { [GUTTER]: space[8] }, paddingBlock: `${space[6]} ${space[12]}` },
  },
});

export const tabBar = panelStyle({
  gridArea: 'tabs',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.header,
  background: color.surface,
  borderBlockStart: `1px solid ${color.border}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [WIDE]: { display: 'none' } },
});
