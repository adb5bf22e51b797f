/** A row of a search benchmark: the text that a player typed, and the expected first result. */
export interface TypedQuery {
  /** The text as typed. */
  readonly typed: string;
  /** English names of games, or ids of help articles; one of them must be the first result. */
  readonly first: readonly string[];
  /** What the query tests. */
  readonly why: string;
}

/** Reads a table: what is typed, the expected results, and what it tests, a row each. */
export function queries(table: string): readonly TypedQuery[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', first = '', why = ''] = line.split('|').map((cell) => cell.trim());
      return { typed, first: first.split(' / '), why };
    });
}
