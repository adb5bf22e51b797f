/** One figure of site and floor, and what it may be. */
export interface Figure {
  readonly name: string;
  readonly site: number;
  /** Missing where the site is judged by itself. */
  readonly floor?: number;
  /** Most times the floor, or most by itself; missing where it is only told. */
  readonly most?: number;
  readonly unit: 'ms' | 'kB' | 'MB' | '%' | '';
}

/** What is held to the limit: the ratio where there is a floor. */
const judged = ({ site, floor }: Figure) => (floor === undefined ? site : site / floor);

export function isKept(figure: Figure): boolean {
  return figure.most === undefined || judged(figure) <= figure.most;
}

/** A row of the table that is printed. */
export function rowOf(figure: Figure): Record<string, string> {
  const { name, site, floor, most, unit } = figure;
  const show = (value: number) => `${value.toFixed(unit === '' ? 0 : 1)}${unit && ` ${unit}`}`;
  return {
    figure: name,
    site: show(site),
    floor: floor === undefined ? '' : show(floor),
    ratio: floor === undefined ? '' : (site / floor).toFixed(2),
    limit: most === undefined ? '' : floor === undefined ? show(most) : most.toFixed(2),
    kept: most === undefined ? '' : isKept(figure) ? 'yes' : 'NO',
  };
}
