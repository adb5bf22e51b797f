import { panelStyle } from '../../theme/layered.ts';
import { ROOMY_PX, columnSteps } from './columnsFor.ts';

/** Set by the grid itself, from the width that it has. */
export const columnCount = '--game-grid-columns';

const columns = `repeat(var(${columnCount}, 3), minmax(0, 1fr))`;
const roomy = `(min-width: ${ROOMY_PX}px)`;

export const root = panelStyle({
  position: 'relative',
  containerType: 'inline-size',
  // Cards stand closer where it is narrow.
  containerName: 'game-grid',
});

/** One row with the distance to the next: 24 px, of which a badge takes 12. */
export const row = panelStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: '12px',
  paddingBlock: '12px 12px',
  '@container': { [roomy]: { columnGap: '16px', paddingBlock: '12px 16px' } },
});

/** The row that is measured: as high as every other, never seen. */
export const probe = panelStyle({ visibility: 'hidden', pointerEvents: 'none' });

export const cell = panelStyle({ minInlineSize: 0 });

/** Height of the line of one name, in px. */
export const lineHeight = '--game-grid-line';

/** Lies over the rows, to be found and not to be seen: what the browser has found it marks itself. */
export const names = panelStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  overflow: 'clip',
  pointerEvents: 'none',
  userSelect: 'none',
  color: 'transparent',
  whiteSpace: 'pre',
  lineHeight: `var(${lineHeight})`,
  tabSize: `calc((100cqi + 12px) / var(${columnCount}, 3))`,
});

/** Shapes stand as rows do, so that the first row of games comes exactly in their place; no script has measured them. */
export const shapes = panelStyle({
  display: 'grid',
  columnGap: '12px',
  rowGap: '24px',
  paddingBlock: '12px 12px',
  '@container': Object.fromEntries(
    columnSteps().map(([from, count]) => [
      `(min-width: ${from}px)`,
      {
        gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
        ...(from === ROOMY_PX && { columnGap: '16px', rowGap: '28px', paddingBlock: '12px 16px' }),
      },
    ]),
  ),
});
