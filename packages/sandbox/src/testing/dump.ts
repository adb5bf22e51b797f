import type { Database } from '../db/database.ts';

/** Every row of every table as JSON, with the name of its table in front. */
export function dump(db: Database): Set<string> {
  const tables = db.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  return new Set(
    tables.flatMap(({ name }) =>
      db
        .all(`SELECT * FROM "${name}"`)
        // Hashes and other bytes are written as numbers, so that equal rows are equal texts.
        .map((row) => `${name} ${JSON.stringify(row)}`),
    ),
  );
}

/** Rows that were added, removed or changed between two dumps. */
export function changedRows(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  return [
    ...[...before].filter((row) => !after.has(row)),
    ...[...after].filter((row) => !before.has(row)),
  ];
}
