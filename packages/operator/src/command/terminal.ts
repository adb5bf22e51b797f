/** Where a command writes; a test gives its own. */
export interface Terminal {
  /** A line of the answer. */
  print: (line: string) => void;
  /** A line about the answer: notes and errors. */
  complain: (line: string) => void;
  /** Folder against which paths are read. */
  cwd: string;
  /** Whether lines may be coloured. */
  coloured: boolean;
  /** How the command is called here: `npx brand-theme`. */
  command: string;
}

/** A wrong use of the command; it ends with 2. */
export class UsageError extends Error {}

const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
} as const;

/** Wraps words in a style, where the terminal has colours. */
export function styled({ coloured }: Terminal, style: keyof typeof STYLES, words: string): string {
  const [on, off] = STYLES[style];
  return coloured ? `\u001b[${on}m${words}\u001b[${off}m` : words;
}

/** Two colours as they stand on each other, where the terminal has colours. */
export function sample({ coloured }: Terminal, ink: string, ground: string): string {
  if (!coloured) return '';
  const bytes = (hex: string) =>
    [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(';');
  return `\u001b[38;2;${bytes(ink)};48;2;${bytes(ground)}m Aa \u001b[0m  `;
}

/** The terminal of this process; NO_COLOR and a pipe switch colours off. */
export function processTerminal(cwd: string, command: string): Terminal {
  return {
    print: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
    cwd,
    command,
    coloured: Boolean(process.stdout.isTTY) && !process.env.NO_COLOR,
  };
}
