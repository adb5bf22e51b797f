/** One bar. */
export interface BarDatum {
  /** Unique in the chart. */
  id: string;
  /** Its name in full, as it is read: `12 มกราคม`. */
  label: string;
  /** Its name below the bar, where there is room: `12 ม.ค.`. @default label */
  shortLabel?: string;
  /** Its value; null where there is none, which is not zero. */
  value: number | null;
}
