const RAW = '\u0001raw:';

/** A value that `jsonText` writes unchanged, for numbers that JavaScript cannot represent (`1e400`). */
export function raw(text: string): string {
  return `${RAW}${text}`;
}

/** JSON of a value, with raw parts unchanged. */
export function jsonText(value: unknown): string {
  return (JSON.stringify(value) ?? '').replaceAll(/"\\u0001raw:([^"]*)"/g, '$1');
}
