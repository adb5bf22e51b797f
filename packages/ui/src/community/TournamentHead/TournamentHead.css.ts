import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;
const WIDE = '(min-width: 768px)';

export const root = panelStyle({
  display: 'grid',
  gridTemplate: '"art main" auto "more more" auto / 128px minmax(0, 1fr)',
  columnGap: space[4],
  overflow: 'hidden',
  '@media': {
    // The prize pool needs the room more than the picture.
    '(max-width: 359px)': { gridTemplateColumns: '80px minmax(0, 1fr)', columnGap: space[3] },
    [WIDE]: {
      gridTemplate: '"art main" auto "art more" 1fr / 216px minmax(0, 1fr)',
      columnGap: space[6],
    },
  },
});

export const art = panelStyle({
  gridArea: 'art',
  position: 'relative',
  alignSelf: 'start',
  overflow: 'hidden',
  aspectRatio: '3 / 4',
  margin: space[4],
  marginInlineEnd: 0,
  borderRadius: vars.radius.md,
  backgroundColor: color.skeleton,
});

export const main = panelStyle({
  gridArea: 'main',
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  minInlineSize: 0,
  paddingBlock: space[4],
  paddingInlineEnd: space[4],
  '@media': { [WIDE]: { paddingBlock: `${space[6]} 0`, paddingInlineEnd: space[6] } },
});

export const row = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
});

export const title = panelStyle({ overflowWrap: 'anywhere', outline: 'none' });

export const more = panelStyle({
  gridArea: 'more',
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minInlineSize: 0,
  padding: space[4],
  '@media': {
    [WIDE]: {
      padding: 0,
      paddingBlock: `${space[3]} ${space[6]}`,
      paddingInlineEnd: space[6],
    },
  },
});

export const action = panelStyle({
  display: 'grid',
  paddingBlockStart: space[2],
  '@media': { [WIDE]: { justifyContent: 'start' } },
});
