import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** A row as SQLite gives it; the caller names its shape. */
type Row = object;

/** The database of the sandbox: synchronous, so that what happens inside `transaction` happens alone. */
export interface Database {
  /** The first row, or undefined. */
  get<Shape extends Row>(sql: string, ...values: SQLInputValue[]): Shape | undefined;
  all<Shape extends Row>(sql: string, ...values: SQLInputValue[]): Shape[];
  /** Runs one statement; how many rows it changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** Runs a script of several statements. */
  script(sql: string): void;
  /**
   * Runs `work` in one `BEGIN IMMEDIATE` transaction: all of it stands afterwards, or nothing when it throws. Inside
   * another transaction it joins that one. `work` must not wait for anything.
   */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Opens a database file, or one in memory for `:memory:`. */
export function openDatabase(file: string): Database {
  const connection = new DatabaseSync(file);
  connection.exec('PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;');
  // Else REPLACE would delete rows past the triggers that forbid it.
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
