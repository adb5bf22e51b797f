/** Output of a command; tests pass their own. */
export interface Terminal {
  /** Prints a line of the result. */
  print: (line: string) => void;
  /** Prints a note or an error. */
  complain: (line: string) => void;
  /** Working directory for relative paths. */
  cwd: string;
  /** Whether lines may be coloured. */
  coloured: boolean;
  /** How the user runs the command: `npx brand-theme`. */
  command: string;
}

/** A usage error; exit code 2. */
export class UsageError extends Error {}

const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
} as const;

/** Applies a style to text if the terminal supports colours. */
export function styled({ coloured }: Terminal, style: keyof typeof STYLES, words: string): string {
  const [on, off] = STYLES[style];
  return coloured ? `\u001b[${on}m${words}\u001b[${off}m` : words;
}

/** A sample of two colours if the terminal supports colours. */
export function sample({ coloured }: Terminal, ink: string, ground: string): string {
  if (!coloured) return '';
  const bytes = (hex: string) =>
    [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(';');
  return `\u001b[38;2;${bytes(ink)};48;2;${bytes(ground)}m Aa \u001b[0m  `;
}

/** The terminal of this process. NO_COLOR and a pipe disable colours. */
export function processTerminal(cwd: string, command: string): Terminal {
  return {
    print: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
    cwd,
    command,
    coloured: Boolean(process.stdout.isTTY) && !process.env.NO_COLOR,
  };
}
