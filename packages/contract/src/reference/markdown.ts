import { Html, escaped } from './html.ts';

/**
 * Renders the markdown used in the description: paragraphs, lists, tables, `code` and **bold**. Other text is
 * unchanged.
 */
export function markdown(text: string): Html {
  const blocks = text
    .replaceAll('\r', '')
    .trim()
    .split(/\n\s*\n/)
    .reduce<string[]>(joinTables, []);
  return new Html(blocks.map(block).join('\n'));
}

/** Renders one line of markdown. */
export function inline(text: string): Html {
  return new Html(marked(text));
}

/** A folded scalar of YAML inserts an empty line between the rows of a table. */
function joinTables(blocks: string[], next: string): string[] {
  const last = blocks.at(-1);
  if (last?.startsWith('|') && next.startsWith('|')) blocks.splice(-1, 1, `${last}\n${next}`);
  else blocks.push(next);
  return blocks;
}

function block(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  if (lines.every((line) => line.startsWith('|'))) return table(lines);
  if (lines[0]?.startsWith('- ')) return list(lines);
  return `<p>${marked(lines.join(' '))}</p>`;
}

function list(lines: readonly string[]): string {
  const items = lines.reduce<string[]>((found, line) => {
    if (line.startsWith('- ')) found.push(line.slice(2));
    else found.push(`${found.pop() ?? ''} ${line.trim()}`);
    return found;
  }, []);
  return `<ul>${items.map((item) => `<li>${marked(item)}</li>`).join('')}</ul>`;
}

function table(lines: readonly string[]): string {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .slice(1, line.endsWith('|') ? -1 : undefined)
      .split('|')
      .map((cell) => cell.trim()),
  );
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${marked(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="wide"><table><thead>${row(head, 'th')}</thead><tbody>${rows
    .map((cells) => row(cells, 'td'))
    .join('')}</tbody></table></div>`;
}

function marked(text: string): string {
  return escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}
