const SECRET_NAME = /password|token|secret|authorization|debug_key/i;
const HIDDEN = '[hidden]';
/** Tokens of the sandbox wherever they stand, in an address for example. */
const TOKEN = /\b[a-z]{2}_[\w-]{22,}/g;
const SECRET_IN_TEXT =
  /("?[\w-]*(?:password|token|secret|debug_key)[\w-]*"?\s*[:=]\s*)("[^"]*"?|[^\s&,}"]+)/gi;

/** A JSON value without passwords and tokens. */
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

/** A text that is no JSON, such as a broken one, without passwords and tokens as far as they can be told. */
export function redactText(text: string): string {
  return text.replace(SECRET_IN_TEXT, `$1${HIDDEN}`).replace(TOKEN, HIDDEN);
}

/** A query without passwords and tokens; the order stays. */
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
