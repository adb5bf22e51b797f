import ts from 'typescript';

/** What the modules export that consumers import, by address and name. */
export type ExportedSymbols = ReadonlyMap<string, ReadonlyMap<string, ts.Symbol>>;

/** @param roots the files of the modules by their address */
export function exportedSymbols(
  program: ts.Program,
  roots: Readonly<Record<string, string>>,
): ExportedSymbols {
  const checker = program.getTypeChecker();
  const original = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return new Map(
    Object.entries(roots).map(([address, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const all = module ? checker.getExportsOfModule(module) : [];
      return [address, new Map(all.map((symbol) => [symbol.name, original(symbol)]))];
    }),
  );
}
