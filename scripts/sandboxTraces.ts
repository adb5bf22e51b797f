/** Names that identify the sandbox: its control API, its members, its addresses and its package. */
const TRACES = [
  '__sandbox',
  'demo1234',
  'm_0001',
  '@brand/sandbox',
  'house:bank',
  '127.0.0.1',
  'SANDBOX_PORT',
];

/** Names of the sandbox in a text; published text must contain none. */
export function sandboxTraces(text: string): string[] {
  return TRACES.filter((trace) => text.includes(trace));
}
