import { globSync } from 'node:fs';

import ts from 'typescript';

import { exportedSymbols, type ExportedSymbols } from './exportedSymbols.ts';
import type { TypeDefinition } from './typeDefinitions.ts';
import { isBranded, valueOfType } from './valueOfType.ts';

type Types = Readonly<Record<string, TypeDefinition>>;

/** Data of stories: complete and realistic values. */
const DATA = ['src/**/*.stories.tsx', 'src/**/*.fixtures.ts', 'src/**/story[A-Z]*.ts'];

/** The longest value that still shows what a type is for, in characters. */
const LONGEST = 700;

/** A value that the data of stories gives a type. */
interface Found {
  text: string;
  /** Names of `@brand/ui` and `@brand/ui/domain` that it uses. */
  names: ReadonlySet<string>;
}

/** The name of the one type that a declaration names: of `Game | null` and `readonly Game[]` it is `Game`. */
function namedBy(node: ts.TypeNode | undefined, isElement: boolean): string | null {
  if (!node) return null;
  if (ts.isParenthesizedTypeNode(node)) return namedBy(node.type, isElement);
  if (ts.isTypeOperatorNode(node)) return namedBy(node.type, isElement);
  if (ts.isUnionTypeNode(node)) {
    const names = node.types.map((each) => namedBy(each, isElement)).filter((name) => name);
    return names.length === 1 ? (names[0] ?? null) : null;
  }
  if (isElement) return ts.isArrayTypeNode(node) ? namedBy(node.elementType, false) : null;
  return ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && !node.typeArguments
    ? node.typeName.text
    : null;
}

/** The declared type of what a value is given to: a variable, a property, or an element of a list. */
function nameOfTarget(value: ts.Expression, checker: ts.TypeChecker): string | null {
  const { parent } = value;
  if (ts.isVariableDeclaration(parent)) return namedBy(parent.type, false);
  if (ts.isSatisfiesExpression(parent)) return namedBy(parent.type, false);
  const isElement = ts.isArrayLiteralExpression(parent);
  const property = isElement ? parent.parent : parent;
  if (isElement && ts.isVariableDeclaration(property)) return namedBy(property.type, true);
  if (!ts.isPropertyAssignment(property) || !ts.isObjectLiteralExpression(property.parent))
    return null;
  const symbol = checker
    .getContextualType(property.parent)
    ?.getProperty(property.name.getText().replaceAll(/^['"]|['"]$/g, ''));
  const [declaration] = symbol?.declarations ?? [];
  return declaration && ts.isPropertySignature(declaration)
    ? namedBy(declaration.type, isElement)
    : null;
}

/** The names that a value takes from elsewhere; null if one of them is not for consumers of the library. */
function namesIn(
  value: ts.Expression,
  isExported: (name: string) => boolean,
): ReadonlySet<string> | null {
  const names = new Set<string>();
  let isWhole = true;
  const visit = (node: ts.Node): void => {
    if (ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxElement(node))
      isWhole = false;
    if (ts.isFunctionLike(node)) return;
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isName =
        (ts.isPropertyAssignment(parent) && parent.name === node) ||
        (ts.isPropertyAccessExpression(parent) && parent.name === node);
      if (!isName && !['undefined', 'fn'].includes(node.text)) {
        if (isExported(node.text)) names.add(node.text);
        else isWhole = false;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(value);
  return isWhole ? names : null;
}

/** Without the indentation of the place that it was found in, and without the spies of Storybook. */
function textOf(value: ts.Expression): string {
  const text = value.getText().replaceAll(/\bfn\(\)/g, '() => undefined');
  const indents = [...text.matchAll(/\n( *)(?=\S)/g)].map(([, indent = '']) => indent.length);
  const least = indents.length > 0 ? Math.min(...indents) : 0;
  return text.replaceAll(new RegExp(`\\n {${least}}`, 'g'), '\n');
}

const isValue = (node: ts.Node): node is ts.Expression =>
  ts.isObjectLiteralExpression(node) ||
  ts.isStringLiteral(node) ||
  ts.isNumericLiteral(node) ||
  ts.isCallExpression(node);

/** Values that test a layout, with stacked vowels or a repeated text. */
const STRESS = /ฝึ้|\.repeat\(/;

/** The most telling of the values of a type: with as few names as possible, then the longest that is not too long. */
function best(values: readonly Found[]): Found | undefined {
  return values
    .filter(({ text }) => text.length <= LONGEST && !STRESS.test(text))
    .toSorted((a, b) => a.names.size - b.names.size || b.text.length - a.text.length)[0];
}

/** The values of all types in the data of stories. */
function valuesInStories(
  program: ts.Program,
  isExported: (name: string) => boolean,
): Map<string, Found[]> {
  const checker = program.getTypeChecker();
  const found = new Map<string, Found[]>();
  const visit = (node: ts.Node): void => {
    if (isValue(node)) {
      const name = nameOfTarget(node, checker);
      const names = name && namesIn(node, isExported);
      if (name && names)
        found.set(name, [...(found.get(name) ?? []), { text: textOf(node), names }]);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles())
    if (/\/(story[A-Z]\w*\.ts|.*\.(stories\.tsx|fixtures\.ts))$/.test(source.fileName))
      visit(source);
  return found;
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The module that exports a name; the type itself is in `own`. */
function addressOf(name: string, own: string, exported: ExportedSymbols): string | undefined {
  const isIn = (address: string) => exported.get(address)?.has(name) === true;
  return isIn(own) ? own : [...exported.keys()].find(isIn);
}

/** The imports of an example, one line for each module. */
function importsOf(names: readonly string[], own: string, exported: ExportedSymbols): string {
  const byModule = new Map<string, string[]>();
  for (const name of names) {
    const address = addressOf(name, own, exported) ?? own;
    const { flags = 0 } = exported.get(address)?.get(name) ?? {};
    const isType = (flags & ts.SymbolFlags.Value) === 0;
    byModule.set(address, [...(byModule.get(address) ?? []), isType ? `type ${name}` : name]);
  }
  return [...byModule]
    .map(([address, imported]) => `import { ${imported.join(', ')} } from '${address}';`)
    .join('\n');
}

/**
 * An example of each type: the value of a story, or else one that follows from its declaration. Constants and functions are
 * their own example, and a type with parameters is shown by the component that has it.
 *
 * @param open opens a program with further files
 */
export function withExamples(
  types: Types,
  open: (files: readonly string[]) => ts.Program,
  roots: Readonly<Record<string, string>>,
): Record<string, TypeDefinition> {
  const program = open(globSync(DATA).sort());
  const exported = exportedSymbols(program, roots);
  const checker = program.getTypeChecker();
  const values = valuesInStories(program, (name) => addressOf(name, '', exported) !== undefined);
  const exampleOf = (name: string, { import: own, definition }: TypeDefinition): string | null => {
    const symbol = own === null ? undefined : exported.get(own)?.get(name);
    if (!symbol || own === null || !hasValues(name, definition)) return null;
    const value = isBranded(checker.getDeclaredTypeOfSymbol(symbol))
      ? undefined
      : best(values.get(name) ?? []);
    const text = value?.text ?? valueOfType(checker, symbol);
    const casts = [...text.matchAll(/ as (\w+)/g)].map(([, cast = '']) => cast);
    const names = [...new Set([name, ...(value?.names ?? []), ...casts])].sort();
    const variable = names.includes(lowerFirst(name)) ? 'example' : lowerFirst(name);
    return `${importsOf(names, own, exported)}\n\nconst ${variable}: ${name} = ${text};`;
  };
  return Object.fromEntries(
    Object.entries(types).map(([name, type]) => {
      const example = exampleOf(name, type);
      return [name, example === null ? type : { ...type, example }];
    }),
  );
}

/** Whether a definition is that of a type without parameters, and not of a constant. */
export const hasValues = (name: string, definition: string): boolean =>
  new RegExp(`\\b(?:interface|type) ${name}\\b(?!<)`).test(definition);
