const RAW = '\u0001raw:';

/** A value that `jsonText` writes as it stands, for what JavaScript cannot hold (`1e400`). */
export function raw(text: string): string {
  return `${RAW}${text}`;
}

/** JSON of a value, with the raw parts as they stand. */
export function jsonText(value: unknown): string {
  return (JSON.stringify(value) ?? '').replaceAll(/"\\u0001raw:([^"]*)"/g, '$1');
}
