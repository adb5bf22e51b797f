/** An error without anything that could identify a member. */
export interface DescribedError {
  readonly name: string;
  readonly message: string;
  /** `file.js:line:column`, the innermost first. */
  readonly stack: readonly string[];
}

const LONGEST = 300;
const FRAMES = 8;

/** An error of a browser extension is not an error of the site. */
export const isOfExtension = (error: unknown): boolean =>
  error instanceof Error && /-extension:\/\//.test(error.stack ?? '');

/** Describes what was thrown; it may be anything. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) {
    return { name: 'NonError', message: withoutPersonalData(String(error)), stack: [] };
  }
  return {
    name: /^[\w.-]{1,60}$/.test(error.name) ? error.name : 'Error',
    message: withoutPersonalData(error.message),
    stack: framesOf(error.stack ?? ''),
  };
}

/** Removes what a message may quote: addresses, words in quotes, names of accounts, tokens, phone numbers and amounts. */
export function withoutPersonalData(text: string): string {
  return text
    .replaceAll(/[a-z][\w+.-]*:\/\/\S+/gi, '<address>')
    .replaceAll(/[\w.+-]+@[\w.-]+/g, '<mail>')
    .replaceAll(/"[^"]*"|'[^']*'|“[^”]*”|`[^`]*`/g, '<quoted>')
    .replaceAll(/\/[\w%.~-]+\/[\w/%.~?=&-]*/g, '<path>')
    .replaceAll(/[\w-]{20,}/g, '<token>')
    .replaceAll(/\d[\d,. -]*\d|\d/g, '<number>')
    .slice(0, LONGEST);
}

/** File, line and column of each frame: source maps lead from there to the code. */
function framesOf(stack: string): string[] {
  return Array.from(
    stack.matchAll(/([\w.-]{1,100}\.(?:m?js|tsx?))(?:\?[^\s:]*)?:(\d+):(\d+)/g),
    ([, file, line, column]) => `${file}:${line}:${column}`,
  ).slice(0, FRAMES);
}
