import ts from 'typescript';

import { exportedSymbols } from './exportedSymbols.ts';

/** A type that the documentation names. */
export interface TypeDefinition {
  /** The module that exports it: `@brand/ui`, `@brand/ui/domain`, `react`. Null for a type that is part of another. */
  import: string | null;
  /** Its declaration with its comments. Empty for a type of another package or of the platform. */
  definition: string;
  /** A value of it, as code; not for constants, types with parameters, and types that no module exports. */
  example?: string;
}

/** Collects the definitions of types, and of the types that they name. */
export interface TypeCollection {
  /** Adds all types that a declaration names. */
  collect(node: ts.Node): void;
  /** By name, in alphabetical order. */
  all(): Record<string, TypeDefinition>;
}

const PACKAGE = /node_modules\/(?:\.pnpm\/.*\/node_modules\/)?(?:@types\/)?((?:@[^/]+\/)?[^/]+)/;

/** The module of a declaration outside our sources: a package, or the platform. */
function moduleOf(file: string): string | null {
  const name = [...file.matchAll(new RegExp(PACKAGE, 'g'))].at(-1)?.[1] ?? null;
  return name === 'typescript' ? null : name;
}

/** @param roots the modules that consumers import, by their address */
export function typeCollection(
  program: ts.Program,
  roots: Readonly<Record<string, string>>,
): TypeCollection {
  const checker = program.getTypeChecker();
  const found = new Map<string, TypeDefinition>();
  const seen = new Set<ts.Declaration>();
  const exported = exportedSymbols(program, roots);

  const add = (name: ts.Node): void => {
    let symbol = checker.getSymbolAtLocation(name);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    const declaration = symbol?.declarations?.[0];
    if (!symbol || !declaration || ts.isTypeParameterDeclaration(declaration)) return;
    if (seen.has(declaration)) return;
    seen.add(declaration);
    const { fileName } = declaration.getSourceFile();
    if (fileName.includes('node_modules')) {
      found.set(symbol.name, { import: moduleOf(fileName), definition: '' });
      return;
    }
    const whole = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    const definition = textOf(whole);
    const former = found.get(symbol.name);
    // A component may have the name of a type.
    const [address = null] =
      [...exported].find(([, symbols]) => symbols.get(symbol.name) === symbol) ?? [];
    found.set(symbol.name, {
      import: address,
      // Two parts of the library may have a type of their own with the same name.
      definition: former ? `${former.definition}\n\n${definition}` : definition,
    });
    collect(declaration);
  };
  const collect = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      add(ts.isQualifiedName(node.typeName) ? node.typeName.right : node.typeName);
    }
    if (ts.isExpressionWithTypeArguments(node)) add(node.expression);
    if (ts.isTypeQueryNode(node)) add(node.exprName);
    ts.forEachChild(node, collect);
  };
  return {
    collect,
    all: () => Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** A declaration with its comment. */
function textOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const start = comment?.getStart() ?? node.getStart();
  return node.getSourceFile().text.slice(start, node.getEnd()).trim();
}
