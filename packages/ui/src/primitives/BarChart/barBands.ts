/** A few bars are not drawn wider than if there were this many. */
const LEAST = 8;
/** Share of a band that its bar takes. */
const FILLED = 0.66;

/** Where bars stand, in per cent of the width: each has a band, and the bands of a few stand in the middle. */
export interface BarBands {
  /** Width of a band. */
  band: number;
  /** Width of a bar. */
  bar: number;
  /** Left edge of the band of a bar. */
  start: (index: number) => number;
  /** The bar at a place, in per cent; the nearest where there is none. */
  at: (place: number) => number;
}

/** The bands of so many bars. */
export function barBands(count: number): BarBands {
  const places = Math.max(count, LEAST);
  const band = 100 / places;
  const before = ((places - count) / 2) * band;
  return {
    band,
    bar: band * FILLED,
    start: (index) => before + index * band,
    at: (place) => Math.max(0, Math.min(count - 1, Math.floor((place - before) / band))),
  };
}
