import { jsonText } from './jsonText.ts';

const DEEP = 20_000;

/** Bodies that are not a JSON object. Every call with a body must refuse them. */
export const notObjects: readonly (readonly [string, string])[] = [
  ['cut off', '{'],
  ['cut off in a field', '{"balance":'],
  ['a list', '[]'],
  ['a list of lists, deep', '['.repeat(DEEP) + ']'.repeat(DEEP)],
  ['a text', '"{}"'],
  ['a number', '7'],
  ['null', 'null'],
  ['a flag', 'true'],
  ['NaN', 'NaN'],
  ['a field that is NaN', '{"balance":NaN}'],
  ['a form', 'balance=300&limit=1'],
  ['markup', '<balance>300</balance>'],
  ['two objects', '{}{}'],
  ['a comment', '{/* */}'],
  ['binary data', '\u0000\u0001\ufffd'],
];

/**
 * Bodies with content that the contract does not define. The server may accept or refuse them, but its reply must match
 * the contract.
 */
export function oddBodies(
  body: Readonly<Record<string, unknown>>,
): readonly (readonly [string, string])[] {
  const inside = jsonText(body).slice(1, -1);
  const beside = (more: string) => `{${[more, inside].filter((part) => part !== '').join(',')}}`;
  const texts = Object.entries(body).filter(([, value]) => typeof value === 'string');
  const withText = (text: string) =>
    jsonText({ ...body, ...Object.fromEntries(texts.map(([name]) => [name, text])) });
  return [
    ['a polluting key', beside('"__proto__":{"balance":1,"admin":true,"toString":7}')],
    ['a polluting constructor', beside('"constructor":{"prototype":{"code":0}}')],
    ['an unknown field', beside('"member":"m_0005"')],
    ['an unknown deep field', beside(`"x":${'['.repeat(DEEP)}${']'.repeat(DEEP)}`)],
    ['a field twice', inside === '' ? '{}' : `{${inside},${inside}}`],
    ['white space around', ` \n\t${jsonText(body)}\r\n`],
    ['a byte order mark', `\ufeff${jsonText(body)}`],
    ['texts with control characters', withText('a\u0000\u0007\u001b[2J\n')],
    ['texts with lone surrogates', withText('\ud800a\udfff')],
    ['texts that look like SQL', withText(`' OR 1=1; --`)],
    ['texts that look like markup', withText('<img src=x onerror=alert(1)>')],
    ['texts that turn around', withText('\u202eabc\u0e33\u0e33\u200b')],
    ['texts that name things of Object', withText('__proto__')],
  ];
}
