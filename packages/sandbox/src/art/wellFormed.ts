/**
 * Returns what is wrong with a self-contained SVG document, or undefined if it is valid. Every element must be closed
 * in order, ids must be unique and every reference must resolve. Scripts, text, external references and invalid numbers
 * are not allowed.
 */
export function faultOf(svg: string): string | undefined {
  if (!/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d .-]+"/.test(svg)) return 'root';
  const open: string[] = [];
  let read = 0;
  for (const tag of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g)) {
    if (tag.index !== read) return `loose text ${svg.slice(read, Math.min(tag.index, read + 40))}`;
    read = tag.index + tag[0].length;
    const [, closing, name, , single] = tag;
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes something else`;
    } else if (!single) open.push(name ?? '');
  }
  if (read !== svg.length) return `not markup: ${svg.slice(read, read + 60)}`;
  if (open.length > 0) return `<${open.at(-1)}> stays open`;
  if (/NaN|undefined|Infinity|null/.test(svg)) return 'invalid number';
  if (/<(script|text|image|foreignObject|a)\b|\son\w+=|javascript:/i.test(svg)) return 'forbidden';
  if (/(href|src)="(?!#)/.test(svg) || /url\((?!#)/.test(svg)) return 'reference to the outside';
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice) return `id ${twice} stands twice`;
  for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) {
    if (!ids.includes(id)) return `nothing has the id ${id}`;
  }
  return undefined;
}
