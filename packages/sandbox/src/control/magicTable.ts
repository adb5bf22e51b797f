/** Input values that make the sandbox answer in a certain way. */
export interface MagicTable {
  title: string;
  /** Where the values are entered, in one sentence. */
  explains: string;
  rows: readonly MagicRow[];
}

/** One value, or one kind of value, and its effect. */
export interface MagicRow {
  value: string;
  effect: string;
}
