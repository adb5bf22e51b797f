import { cardLink } from '../../private/cardLink.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

const MIDDLE = '(min-width: 560px)';
const WIDE = '(min-width: 720px)';

export const root = panelStyle({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
});

export const stage = panelStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});

/** The step next to the surface: all text is readable on both. */
export const light = panelStyle({ fill: color.raised, opacity: 0.6 });
export const floor = panelStyle({ fill: color.raised });

export const flags = panelStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  minInlineSize: '1200px',
  blockSize: '22px',
});

export const flag = {
  accent: panelStyle({ fill: color.accent }),
  second: panelStyle({ fill: color.secondary }),
  content: panelStyle({ fill: color.content }),
};

export const columns = panelStyle({
  position: 'relative',
  display: 'grid',
  gridTemplate: '"art words" auto "prize prize" auto "side side" auto / 120px minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[4],
  padding: space[4],
  paddingBlockStart: `calc(22px + ${space[4]})`,
  '@container': {
    [MIDDLE]: {
      gridTemplate: '"art words" auto "art prize" 1fr "side side" auto / 176px minmax(0, 1fr)',
      columnGap: space[6],
      rowGap: space[4],
      padding: space[6],
      paddingBlockStart: `calc(22px + ${space[6]})`,
    },
    [WIDE]: {
      gridTemplate:
        '"art words side" auto "art prize side" 1fr / 176px minmax(0, 1fr) minmax(200px, 256px)',
    },
  },
});

/** The whole cover: its lettering is never cropped. */
export const art = panelStyle({
  gridArea: 'art',
  position: 'relative',
  alignSelf: 'start',
  overflow: 'hidden',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.md,
  backgroundColor: color.skeleton,
});

export const words = panelStyle({
  gridArea: 'words',
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  minInlineSize: 0,
  '@container': { [MIDDLE]: { alignContent: 'start' } },
});

/** Two lines next to a narrow cover: a wider fallback face would wrap one line, and move all below it. */
export const row = panelStyle({
  display: 'grid',
  justifyItems: 'start',
  rowGap: space[1],
  '@container': {
    [MIDDLE]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] },
  },
});

export const title = panelStyle({ overflowWrap: 'anywhere', textWrap: 'balance' });

/** The name is the link. It covers the whole scene. */
export const link = panelStyle(cardLink);

export const prize = panelStyle({
  gridArea: 'prize',
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
});

/** Above the link of the scene. */
export const action = panelStyle({
  position: 'relative',
  display: 'grid',
  paddingBlockStart: space[4],
  '@container': { [MIDDLE]: { justifyContent: 'start' } },
});

export const side = panelStyle({
  gridArea: 'side',
  display: 'grid',
  alignContent: 'end',
  minInlineSize: 0,
});

/** Shapes of the skeleton. */
export const shapes = {
  title: panelStyle({ blockSize: '36px', inlineSize: '70%' }),
  prize: panelStyle({ blockSize: '168px' }),
  podium: panelStyle({ blockSize: '148px' }),
};
