import { panelStyle } from '../../theme/layered.ts';
import { ROOMY_PX, columnSteps } from './columnsFor.ts';

/** Set by the grid according to its width. */
export const columnCount = '--game-grid-columns';

const roomy = `(min-width: ${ROOMY_PX}px)`;

export const root = panelStyle({
  position: 'relative',
  containerType: 'inline-size',
  // Cards are closer together on narrow screens.
  containerName: 'game-grid',
});

/** Set by each cell: its column, from 0. */
export const column = '--game-grid-column';

const gap = '--game-grid-gap';
const step = `calc((100% + var(${gap})) / var(${columnCount}, 3))`;

export const rows = panelStyle({ position: 'relative' });

/** The place of a card in its row, including the gap to the next row. */
export const placed = panelStyle({
  vars: { [gap]: '12px' },
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: `calc(var(${column}, 0) * ${step})`,
  inlineSize: `calc(${step} - var(${gap}))`,
  paddingBlock: '12px 12px',
  '@container': { [roomy]: { vars: { [gap]: '16px' }, paddingBlock: '12px 16px' } },
});

/** A hidden card of the same height as the others, used for measuring. */
export const probe = panelStyle({ visibility: 'hidden', pointerEvents: 'none' });

/**
 * A card that the style sheet arranges. Its box is that of a placed card, with the gap to the next row: a browser counts a box
 * that changes as a layout shift, even if nothing in it moves.
 */
export const cell = panelStyle({
  minInlineSize: 0,
  paddingBlock: '12px 12px',
  '@container': { [roomy]: { paddingBlock: '12px 16px' } },
});

/** Line height of one name, in px. */
export const lineHeight = '--game-grid-line';

/** Transparent text over the rows, only for the search of the browser, which highlights its match itself. */
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

/**
 * Skeletons use the layout of the rows, so that games replace them without a shift. CSS only, because nothing is measured
 * yet.
 */
export const shapes = panelStyle({
  display: 'grid',
  columnGap: '12px',
  '@container': Object.fromEntries(
    columnSteps().map(([from, count]) => [
      `(min-width: ${from}px)`,
      {
        gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
        ...(from === ROOMY_PX && { columnGap: '16px' }),
      },
    ]),
  ),
});
