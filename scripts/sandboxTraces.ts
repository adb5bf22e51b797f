/** Words by which the sandbox would be known: its control side, its members, its addresses and its package. */
const TRACES = [
  '__sandbox',
  'demo1234',
  'm_0001',
  '@brand/sandbox',
  'house:bank',
  '127.0.0.1',
  'SANDBOX_PORT',
];

/** Which words of the sandbox stand in a text; none may stand in what is published. */
export function sandboxTraces(text: string): string[] {
  return TRACES.filter((trace) => text.includes(trace));
}
