/** Values with which a person, or a test, makes the sandbox answer in a certain way. */
export interface MagicTable {
  title: string;
  /** Where the values are entered, in one sentence. */
  explains: string;
  rows: readonly MagicRow[];
}

/** One value, or one kind of value, and what it brings. */
export interface MagicRow {
  value: string;
  effect: string;
}
