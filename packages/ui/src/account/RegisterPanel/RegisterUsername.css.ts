import { vars } from '../../theme/contract.css.ts';
import { edgeRow } from '../../private/edgeRow.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, control, fontSize, fontWeight, lineHeight, space } = vars;

/** The distances are those within a field. */
export const root = panelStyle({ display: 'grid', gap: space[2], minInlineSize: 0 });

/** As tall as its tallest answer: a line and the names below it. */
export const answer = panelStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: `calc(${fontSize.sm} * ${lineHeight.body} + ${space[2]} + ${control.sm})`,
});

export const free = panelStyle({ color: color.success });

/** Centres the icon on the line. */
export const freeIcon = panelStyle({ marginBlockStart: '0.25em' });

/** One row: long names are reached by scrolling, so that nothing below moves. */
export const names = panelStyle(edgeRow(space[2]));

export const name = panelStyle({ flex: 'none', fontWeight: fontWeight.medium });
