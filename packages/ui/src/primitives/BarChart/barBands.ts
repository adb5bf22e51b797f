/** Minimum number of bands, so that a few bars are not too wide. */
const LEAST = 8;
/** Width of a bar as a share of its band. */
const FILLED = 0.66;

/** Positions of the bars, in per cent of the width. Each bar has a band; a few bands are centred. */
export interface BarBands {
  /** Width of a band. */
  band: number;
  /** Width of a bar. */
  bar: number;
  /** Left edge of the band of a bar. */
  start: (index: number) => number;
  /** The bar at a position in per cent, or the nearest one. */
  at: (place: number) => number;
}

/** Computes the bands for a number of bars. */
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
