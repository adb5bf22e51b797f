import { dirname } from 'node:path';

import ts from 'typescript';

import { withExamples } from './typeExamples.ts';
import { typeCollection, type TypeDefinition } from './typeDefinitions.ts';
import { componentFiles, publicFiles, type Module } from './modules.ts';

/** A documented prop. */
export interface Prop {
  name: string;
  /** Its TypeScript type, without `undefined`. */
  type: string;
  required: boolean;
  /** Its default value, as code; null if not documented. */
  default: string | null;
  description: string;
}

/** Information from the source of a component. */
export interface ComponentSource {
  name: string;
  file: string;
  /** Whether it also runs as a React server component. */
  server: boolean;
  description: string;
  props: Prop[];
  /** Where its other props go, from the comment of its props. */
  rest: string;
  /** Values of `data-state` on its root. */
  states: string[];
  /** Its parts by `data-part`, each with its values of `data-state`. */
  parts: Record<string, string[]>;
}

/** The modules that consumers import types from, by their address. */
const ROOTS = {
  '@brand/ui': 'src/index.ts',
  '@brand/ui/domain': '../domain/src/index.ts',
};

const ENGINE_FOLDERS = /^src\/(hooks|messages|theme)\//;

/** The TypeScript program of all components, and of further files. */
function openProgram(files: readonly string[] = []): ts.Program {
  const { config } = ts.readConfigFile('../../tsconfig.base.json', (path) =>
    ts.sys.readFile(path),
  ) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');
  return ts.createProgram([...publicFiles(), ...files], {
    ...options,
    paths: { '@brand/domain': ['../domain/src/index.ts'] },
    pathsBasePath: process.cwd(),
  });
}

const words = (symbol: ts.Symbol | undefined, checker: ts.TypeChecker): string =>
  ts
    .displayPartsToString(symbol?.getDocumentationComment(checker) ?? [])
    .replaceAll(/\{@link (\w+)\}/g, '$1')
    .replaceAll(/\s*\n\s*/g, ' ');

/** Only props that our sources declare; the hundreds of a DOM element are not listed. */
function isOurs(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(
    (declaration) => !declaration.getSourceFile().fileName.includes('node_modules'),
  );
}

/** The type of a prop as written in its declaration; the compiler would expand `ReactNode`. */
function typeOf(symbol: ts.Symbol, at: ts.Node, checker: ts.TypeChecker): string {
  const declared = symbol.declarations?.find(ts.isPropertySignature)?.type?.getText();
  if (declared) return declared.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, at));
  return checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation);
}

function readProp(symbol: ts.Symbol, at: ts.Node, checker: ts.TypeChecker): Prop {
  const fallback = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  return {
    name: symbol.name,
    type: typeOf(symbol, at, checker).replace(/ \| undefined$/, ''),
    required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    default: fallback ? ts.displayPartsToString(fallback.text) : null,
    description: words(symbol, checker),
  };
}

/** The possible string values of an attribute. */
function valuesOf(node: ts.Node | undefined, checker: ts.TypeChecker): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  const expression = ts.isJsxExpression(node) ? node.expression : node;
  if (!expression) return [];
  const type = checker.getTypeAtLocation(expression);
  const types = type.isUnion() ? type.types : [type];
  return types.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
}

/** Files of this component only: those in its folder, and its private base. */
function partsOf(file: string, modules: ReadonlyMap<string, Module>): string[] {
  const components = new Set(componentFiles());
  const found = new Set<string>();
  const visit = (next: string): void => {
    if (
      found.has(next) ||
      !next.startsWith('src/') ||
      next.endsWith('.css.ts') ||
      ENGINE_FOLDERS.test(next)
    )
      return;
    if (next !== file && components.has(next)) return;
    if (next !== file && dirname(next) !== dirname(file) && /^src\/[a-z]+\/[A-Z]\w+\//.test(next))
      return;
    found.add(next);
    for (const deeper of modules.get(next)?.imports ?? []) visit(deeper);
  };
  visit(file);
  return [...found];
}

function readMarks(
  files: readonly string[],
  program: ts.Program,
): { states: string[]; parts: Record<string, string[]> } {
  const checker = program.getTypeChecker();
  const states = new Set<string>();
  const parts = new Map<string, Set<string>>();
  const readElement = (attributes: ts.JsxAttributes): void => {
    const get = (name: string) => {
      const attribute = attributes.properties.find(
        (property) => ts.isJsxAttribute(property) && property.name.getText() === name,
      );
      return valuesOf(
        attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined,
        checker,
      );
    };
    const own = get('data-state');
    for (const part of get('data-part')) {
      parts.set(part, new Set([...(parts.get(part) ?? []), ...own]));
    }
    if (attributes.getText().includes('data-component')) for (const state of own) states.add(state);
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    const visit = (node: ts.Node): void => {
      if (ts.isJsxAttributes(node)) readElement(node);
      ts.forEachChild(node, visit);
    };
    if (source) visit(source);
  }
  return {
    states: [...states].sort(),
    parts: Object.fromEntries([...parts].sort().map(([part, own]) => [part, [...own].sort()])),
  };
}

/** All components, and the types that their props name. */
export interface ReadComponents {
  components: ComponentSource[];
  types: Record<string, TypeDefinition>;
}

/** Every component that a component file exports, with its props from the compiler. */
export function readComponents(modules: ReadonlyMap<string, Module>): ReadComponents {
  const program = openProgram();
  const checker = program.getTypeChecker();
  const types = typeCollection(program, ROOTS);
  const components = componentFiles().flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!source || !module) throw new Error(`${file} is not a module.`);
    const marks = readMarks(partsOf(file, modules), program);
    return checker
      .getExportsOfModule(module)
      .filter(({ name, flags }) => /^[A-Z][a-z]/.test(name) && (flags & ts.SymbolFlags.Value) !== 0)
      .map((symbol) => {
        const [call] = checker.getTypeOfSymbolAtLocation(symbol, source).getCallSignatures();
        const given = call?.parameters[0];
        const type = given && checker.getTypeOfSymbolAtLocation(given, source);
        const known = type?.aliasSymbol ?? type?.getSymbol();
        return {
          name: symbol.name,
          file,
          server: !/^\s*['"]use client['"]/.test(source.text),
          description: words(symbol, checker),
          props: (type ? checker.getPropertiesOfType(type) : [])
            .filter(isOurs)
            .map((prop) => {
              for (const each of prop.declarations ?? []) types.collect(each);
              return readProp(prop, source, checker);
            })
            .sort((a, b) => Number(b.required) - Number(a.required)),
          rest: words(known, checker),
          ...marks,
        };
      });
  });
  return { components, types: withExamples(types.all(), openProgram, ROOTS) };
}
