const SECRET_NAME = /password|token|secret|authorization|debug_key/i;
const HIDDEN = '[hidden]';
/** Tokens of the sandbox in any text, for example in an address. */
const TOKEN = /\b[a-z]{2}_[\w-]{22,}/g;
const SECRET_IN_TEXT =
  /("?[\w-]*(?:password|token|secret|debug_key)[\w-]*"?\s*[:=]\s*)("[^"]*"?|[^\s&,}"]+)/gi;

/** A JSON value with passwords and tokens redacted. */
export function redactJson(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(TOKEN, HIDDEN);
  if (Array.isArray(value)) return value.map(redactJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      SECRET_NAME.test(name) && isSaid(each) ? HIDDEN : redactJson(each),
    ]),
  );
}

function isSaid(value: unknown): boolean {
  return typeof value === 'string' ? value !== '' : typeof value === 'number';
}

/**
 * A text that is not JSON, such as a broken body, with passwords and tokens redacted as far as they are recognisable.
 */
export function redactText(text: string): string {
  return text.replace(SECRET_IN_TEXT, `$1${HIDDEN}`).replace(TOKEN, HIDDEN);
}

/** A query string with passwords and tokens redacted, in the same order. */
export function redactQuery(query: string): string {
  if (query === '') return '';
  return query
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=');
      return SECRET_NAME.test(name) ? `${name}=${HIDDEN}` : pair.replace(TOKEN, HIDDEN);
    })
    .join('&');
}
