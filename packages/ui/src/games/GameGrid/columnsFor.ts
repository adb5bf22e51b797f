/** Width from which the cards stand farther apart, in px. */
export const ROOMY_PX = 620;

/** Width of a card that the grid aims at, in px: three columns on a phone, seven in the widest page. */
const CARD_PX = { narrow: 122, roomy: 176 };
const LEAST = 2;
const MOST = 8;

/** Columns for a width in px. */
export function columnsFor(width: number): number {
  const card = width < ROOMY_PX ? CARD_PX.narrow : CARD_PX.roomy;
  return Math.max(LEAST, Math.min(MOST, Math.round(width / card)));
}

/** The widths at which the number of columns changes, in px, each with the number from there on. */
export function columnSteps(): readonly (readonly [from: number, columns: number])[] {
  const steps: [number, number][] = [];
  for (let width = 0; width <= MOST * CARD_PX.roomy; width += 1) {
    const columns = columnsFor(width);
    if (columns !== steps.at(-1)?.[1]) steps.push([width, columns]);
  }
  return steps;
}
