/** One bar. */
export interface BarDatum {
  /** Unique in the chart. */
  id: string;
  /** Its full label, for reading: `12 มกราคม`. */
  label: string;
  /** Its label below the bar, if there is space: `12 ม.ค.`. @default label */
  shortLabel?: string;
  /** Its value; null if missing, which is not zero. */
  value: number | null;
}
