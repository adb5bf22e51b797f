import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** A row as SQLite returns it; the caller declares its type. */
type Row = object;

/** The database of the sandbox. It is synchronous, so that nothing else runs during a `transaction`. */
export interface Database {
  /** The first row, or undefined. */
  get<Shape extends Row>(sql: string, ...values: SQLInputValue[]): Shape | undefined;
  all<Shape extends Row>(sql: string, ...values: SQLInputValue[]): Shape[];
  /** Runs one statement; returns the number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** Runs a script of several statements. */
  script(sql: string): void;
  /**
   * Runs `work` in one `BEGIN IMMEDIATE` transaction, which is rolled back when it throws. Inside another transaction
   * it joins that one. `work` must not be asynchronous.
   */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Opens a database file, or an in-memory database for `:memory:`. */
export function openDatabase(file: string): Database {
  const connection = new DatabaseSync(file);
  connection.exec('PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;');
  // Otherwise REPLACE would bypass the triggers that forbid deleting rows.
  connection.exec('PRAGMA recursive_triggers = ON');
  if (file !== ':memory:')
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');

  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };

  return {
    get: <Shape extends Row>(sql: string, ...values: SQLInputValue[]) =>
      prepared(sql).get(...values) as Shape | undefined,
    all: <Shape extends Row>(sql: string, ...values: SQLInputValue[]) =>
      prepared(sql).all(...values) as Shape[],
    run: (sql, ...values) => Number(prepared(sql).run(...values).changes),
    script(sql) {
      statements.clear();
      connection.exec(sql);
    },
    transaction(work) {
      if (connection.isTransaction) return work();
      connection.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        if (connection.isTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => connection.close(),
  };
}
