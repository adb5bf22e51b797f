/** Writes lines of JSON. */
export interface Log {
  info(message: string, fields?: Readonly<Record<string, unknown>>): void;
  error(message: string, fields?: Readonly<Record<string, unknown>>): void;
  /** Writes what is still in memory. */
  flush(): void;
}

/** What is in memory is written when it is this long, */
const FULL = 16_384;
/** or this old: a write for each request costs as much as the reply. */
const OLD_MS = 50;

/**
 * @param level what is written
 * @param write receives whole lines
 * @param always fields of every line, such as the build
 */
export function createLog(
  level: 'info' | 'error' | 'silent',
  write: (lines: string) => void,
  always: () => Readonly<Record<string, unknown>> = () => ({}),
): Log {
  let waiting = '';
  const flush = () => {
    if (waiting === '') return;
    const lines = waiting;
    waiting = '';
    write(lines);
  };
  const line = (name: string, message: string, fields: Readonly<Record<string, unknown>> = {}) => {
    const time = new Date().toISOString();
    if (waiting === '') setTimeout(flush, OLD_MS).unref();
    waiting += `${JSON.stringify({ time, level: name, message, ...always(), ...fields })}\n`;
    if (waiting.length > FULL) flush();
  };
  return {
    info(message, fields) {
      if (level === 'info') line('info', message, fields);
    },
    error(message, fields) {
      if (level === 'silent') return;
      line('error', message, fields);
      // The process may be about to end.
      flush();
    },
    flush,
  };
}
