/** An opening tag of an SVG with its decoded attributes. */
export interface SvgTag {
  name: string;
  attributes: Map<string, string>;
  /** The text directly in the element. */
  text: string;
  depth: number;
}

/** An SVG that is not plain XML. The message ends a sentence that begins with the file name. */
export class SvgError extends Error {}

const TOKEN =
  /<(?:!--[\s\S]*?-->|\/([^\s>]+)\s*>|([A-Za-z_][\w:.-]*)((?:\s+[^\s=>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>)/y;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of an SVG with resolved character references. */
function decoded(text: string): string {
  return text.replace(/&([^;\s]{0,12};?)/g, (whole, reference: string) => {
    const name = reference.replace(/;$/, '');
    const code = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name);
    const point = code ? parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10) : NaN;
    if (reference.endsWith(';') && point <= 0x10ffff) return String.fromCodePoint(point);
    const known =
      reference.endsWith(';') && Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
    if (known === undefined) throw new SvgError(`has the entity ${whole}, which is not allowed`);
    return known;
  });
}

function attributesOf(source: string, tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of source.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw new SvgError(`has ${name} twice on <${tag}>`);
    attributes.set(name, decoded(double ?? single ?? ''));
  }
  return attributes;
}

/**
 * Every opening tag of an SVG. A strict parser of a small part of XML: it refuses everything else, so that a browser
 * cannot interpret the file differently.
 *
 * @throws SvgError
 */
export function svgTags(source: string): SvgTag[] {
  const text = source.replace(/^\ufeff?\s*(?:<\?xml[^?>]*\?>)?\s*/, '').trimEnd();
  const encoding = /^\ufeff?\s*<\?xml[^?>]*encoding\s*=\s*["']([^"']*)/.exec(source)?.[1];
  if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) {
    throw new SvgError(`says that it is written in ${encoding}; it must be UTF-8`);
  }
  const doctype = /<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i.exec(text);
  if (doctype) throw new SvgError(`has ${doctype[0]}, which is not allowed`);
  if (/<!\[CDATA\[/.test(text)) throw new SvgError('has a CDATA section, which is not allowed');
  if (/<\?/.test(text)) throw new SvgError('has a processing instruction, which is not allowed');
  const tags: SvgTag[] = [];
  const open: SvgTag[] = [];
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found)
      throw new SvgError(`is not well-formed at ${JSON.stringify(text.slice(at, at + 30))}`);
    at += found[0].length;
    const [, closes, name, attributes = '', empty] = found;
    if (closes !== undefined && open.pop()?.name !== closes) {
      throw new SvgError(`closes <${closes}> where another element is open`);
    }
    const next = text.indexOf('<', at);
    const words = decoded(text.slice(at, next < 0 ? undefined : next));
    at = next < 0 ? text.length : next;
    if (name !== undefined) {
      const tag = {
        name,
        attributes: attributesOf(attributes, name),
        text: '',
        depth: open.length,
      };
      tags.push(tag);
      if (!empty) open.push(tag);
    }
    const inside = open.at(-1);
    if (inside) inside.text += words;
    if (open.length === 0 && words.trim() !== '') throw new SvgError('has text outside of <svg>');
  }
  if (open.length > 0) throw new SvgError(`does not close <${open.at(-1)?.name}>`);
  return tags;
}
