import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import ts from 'typescript';

const parsed = new Map<string, ts.SourceFile>();

function parse(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  parsed.set(file, source);
  return source;
}

/** The declaration of a name at the top of a file, or of the file that it is imported from. */
function declarationOf(file: string, name: string): ts.Statement | null {
  for (const statement of parse(file).statements) {
    if (ts.isVariableStatement(statement) || ts.isFunctionDeclaration(statement)) {
      const names = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map((each) => each.name.getText())
        : [statement.name?.text];
      if (names.includes(name)) return statement;
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const from = join(dirname(file), statement.moduleSpecifier.text);
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !existsSync(from)) continue;
    const own = bindings.elements.find((element) => element.name.text === name);
    if (own) return declarationOf(from, (own.propertyName ?? own.name).text);
  }
  return null;
}

/** Data of stories, but no component, style or engine of the library. */
const isData = (file: string): boolean =>
  /(\.fixtures|\.stories|\/story[A-Z]\w*)\.tsx?$/.test(file) && !file.endsWith('.css.ts');

/** The declarations of the data that a piece of code uses, those that others need first. */
function dataOf(node: ts.Node, found = new Map<string, string>()): ReadonlyMap<string, string> {
  const file = node.getSourceFile().fileName;
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child) && !found.has(child.text) && !isName(child)) {
      const declared = declarationOf(file, child.text);
      if (declared && declared !== node && isData(declared.getSourceFile().fileName)) {
        found.set(child.text, '');
        dataOf(declared, found);
        const text = declared.getText().replace(/^export /, '');
        // In order of need: what it uses was added before.
        found.delete(child.text);
        found.set(child.text, text);
      }
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** Whether an identifier is the name of a property, and not a value. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === node)
  );
}

type Part = ts.PropertyAssignment | ts.ShorthandPropertyAssignment | ts.MethodDeclaration;

const unwrapped = (node: ts.Expression | undefined): ts.Expression | undefined =>
  node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node))
    ? unwrapped(node.expression)
    : node;

const propertyOf = (node: ts.Expression | undefined, name: string): ts.Expression | undefined => {
  const object = unwrapped(node);
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  const found = object.properties.find((each) => each.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? unwrapped(found.initializer) : undefined;
};

function attribute(part: Part): string {
  const name = part.name.getText();
  if (ts.isShorthandPropertyAssignment(part)) return `${name}={${name}}`;
  if (ts.isMethodDeclaration(part)) return `${name}={() => {}}`;
  const value = unwrapped(part.initializer) ?? part.initializer;
  return ts.isStringLiteral(value) && !value.text.includes('"')
    ? `${name}="${value.text}"`
    : `${name}={${value.getText()}}`;
}

/** More data than this hides how a component is used. */
const MOST_DATA = 2_500;
const LONG = 500;

/** The data of an example. Where there is much of it, long parts are only named. */
function briefly(data: ReadonlyMap<string, string>): string[] {
  const all = [...data.values()];
  if (all.join('').length <= MOST_DATA) return all;
  const long = [...data].filter(([, text]) => text.length > LONG).map(([name]) => name);
  const short = all.filter((text) => text.length > 0 && text.length <= LONG);
  return [`// Left out here, in the stories: ${long.join(', ')}.`, ...short];
}

/** Without the spies of Storybook. */
const withPlainHandlers = (code: string): string => code.replaceAll(/\bfn\(\)/g, '() => {}');

/**
 * The first story of a component as code that uses it, with the data that it shows.
 *
 * @param file of the stories
 * @param name of the component
 */
export function storyExample(file: string, name: string): string {
  const source = parse(file);
  const variables = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const meta = variables.find((each) => each.name.getText() === 'meta')?.initializer;
  const story = variables.find(({ parent }) =>
    ts.isVariableStatement(parent.parent)
      ? parent.parent.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false,
  )?.initializer;
  const args = [propertyOf(meta, 'args'), propertyOf(story, 'args')];
  const parts = new Map<string, Part>();
  for (const object of args) {
    if (!object || !ts.isObjectLiteralExpression(object)) continue;
    for (const part of object.properties)
      if (part.name && !ts.isSpreadAssignment(part) && !ts.isAccessor(part))
        parts.set(part.name.getText(), part);
  }
  const children = parts.get('children');
  parts.delete('children');
  const data = new Map<string, string>();
  for (const part of [...parts.values(), ...(children ? [children] : [])]) dataOf(part, data);
  const lines = [...parts.values()].map((part) => `  ${attribute(part)}\n`).join('');
  const open = lines ? `<${name}\n${lines}` : `<${name}`;
  const text = children && attribute(children).replace(/^children=(\{|")(.*)(\}|")$/s, '$1$2$3');
  const inside = text?.startsWith('"') ? text.slice(1, -1) : text;
  const element = inside ? `${open}>\n  ${inside}\n</${name}>` : `${open}${lines ? '' : ' '}/>`;
  const render = propertyOf(story, 'render') ?? propertyOf(meta, 'render');
  const shown = parts.size === 0 && !children && render ? render.getText() : element;
  if (shown !== element && render) dataOf(render, data);
  return withPlainHandlers([...briefly(data), shown].filter(Boolean).join('\n\n'));
}
