import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The parts of a story and of its meta that are rendered. Names, parameters and play functions are not. */
const RENDERED = new Set(['args', 'render', 'decorators', 'beforeEach', 'loaders']);

/** Expressions that wrap another one in a type. */
const TYPED = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const LETTER = /\p{L}/u;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = (value: unknown): unknown =>
  isNode(value) ? (value.name ?? value.value) : undefined;

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** An object without the parts that are not rendered. */
function renderedPartsOf(value: unknown): readonly Node[] {
  if (!isNode(value)) return [];
  if (TYPED.has(value.type)) return renderedPartsOf(value.expression);
  if (value.type !== 'ObjectExpression') return [value];
  return (value.properties as readonly Node[]).filter(
    (property) => property.type !== 'Property' || RENDERED.has(String(nameOf(property.key))),
  );
}

/** Texts in the source of a story file or of a fixture, and the names of its stories. */
export interface Literals {
  /** Each text with a letter; a template gives the texts around its values. */
  readonly texts: readonly string[];
  /** Names of the exported constants. */
  readonly exported: readonly string[];
}

/**
 * Reads the texts that a file passes to components: strings, templates and JSX.
 *
 * @param isStories whether its exports and `meta` are stories: only the parts of them that are rendered count
 */
export function literalsIn(file: string, source: string, isStories: boolean): Literals {
  const texts = new Set<string>();
  const exported: string[] = [];
  const add = (text: unknown) => {
    // A table of texts has a row on each line.
    const cells = String(text).split(/[\n|]/);
    for (const each of [String(text), ...cells]) {
      const words = each.replaceAll(/\s+/g, ' ').trim();
      if (LETTER.test(words)) texts.add(words);
    }
  };
  const visit = (node: Node): void => {
    const { type } = node;
    if (type.startsWith('TS') && !TYPED.has(type)) return;
    if (type.startsWith('Import') || type === 'ExportAllDeclaration') return;
    if (type === 'Literal') {
      if (typeof node.value === 'string') add(node.value);
    } else if (type === 'JSXText') add(node.value);
    else if (type === 'TemplateElement') add((node.value as { cooked: string }).cooked);
    else if (type === 'Property') visit(node.value as Node);
    else if (type === 'JSXAttribute') {
      if (isNode(node.value) && nameOf(node.name) !== 'className') visit(node.value);
    } else childrenOf(node).forEach(visit);
  };
  const declare = (declaration: Node, isExported: boolean) => {
    if (declaration.type !== 'VariableDeclaration') return visit(declaration);
    for (const each of declaration.declarations as readonly Node[]) {
      const name = String(nameOf(each.id));
      if (isExported) exported.push(name);
      if (!isNode(each.init)) continue;
      if (isStories && (isExported || name === 'meta')) renderedPartsOf(each.init).forEach(visit);
      else visit(each.init);
    }
  };
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  for (const statement of program.body as unknown as readonly Node[]) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    if (isExported && isNode(statement.declaration)) declare(statement.declaration, true);
    else if (!isExported) declare(statement, false);
  }
  return { texts: [...texts], exported };
}
