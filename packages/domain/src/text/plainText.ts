/** Elements whose content is not text. */
const SILENT = /<(script|style|template|noscript|svg|math|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** Elements that start a new line. */
const LINES = /<(?:\/(?:p|div|h[1-6]|li|tr|ul|ol|table|blockquote)|br|hr)\b[^<>]*>/gi;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * The text of HTML without markup: for titles, excerpts, and browsers that cannot sanitise. It is not safe HTML, so it may be
 * shown as text only.
 */
export function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(SILENT, '')
    .replace(LINES, '\n')
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, ten, sixteen, name) =>
      name ? (NAMED[name] ?? whole) : letter(Number(ten ?? `0x${sixteen}`)),
    )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function letter(code: number): string {
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '\ufffd';
}
