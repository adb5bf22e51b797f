/** One figure of site and baseline, and its limit. */
export interface Figure {
  readonly name: string;
  readonly site: number;
  /** Missing if the site is measured without a baseline. */
  readonly baseline?: number;
  /** Maximum ratio to the baseline, or maximum value without one. Missing if it is only reported. */
  readonly most?: number;
  readonly unit: 'ms' | 'kB' | 'MB' | '%' | '';
}

/** The value compared with the limit: the ratio if there is a baseline. */
const judged = ({ site, baseline }: Figure) => (baseline === undefined ? site : site / baseline);

export function isKept(figure: Figure): boolean {
  return figure.most === undefined || judged(figure) <= figure.most;
}

/** A row of the printed table. */
export function rowOf(figure: Figure): Record<string, string> {
  const { name, site, baseline, most, unit } = figure;
  const show = (value: number) => `${value.toFixed(unit === '' ? 0 : 1)}${unit && ` ${unit}`}`;
  return {
    figure: name,
    site: show(site),
    baseline: baseline === undefined ? '' : show(baseline),
    ratio: baseline === undefined ? '' : (site / baseline).toFixed(2),
    limit: most === undefined ? '' : baseline === undefined ? show(most) : most.toFixed(2),
    kept: most === undefined ? '' : isKept(figure) ? 'yes' : 'NO',
  };
}
