/** From this width the gaps between cards are larger, in px. */
export const ROOMY_PX = 620;

/** Target width of a card, in px: three columns on a phone, seven on the widest page. */
const CARD_PX = { narrow: 122, roomy: 176 };
const LEAST = 2;
const MOST = 8;

/** Number of columns for a width in px. */
export function columnsFor(width: number): number {
  const card = width < ROOMY_PX ? CARD_PX.narrow : CARD_PX.roomy;
  return Math.max(LEAST, Math.min(MOST, Math.round(width / card)));
}

/** The widths at which the number of columns changes, in px, each with the new number. */
export function columnSteps(): readonly (readonly [from: number, columns: number])[] {
  const steps: [number, number][] = [];
  for (let width = 0; width <= MOST * CARD_PX.roomy; width += 1) {
    const columns = columnsFor(width);
    if (columns !== steps.at(-1)?.[1]) steps.push([width, columns]);
  }
  return steps;
}
