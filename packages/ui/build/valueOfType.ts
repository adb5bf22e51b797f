import ts from 'typescript';

/** Levels of a value. What is deeper is repeated in other types. */
const DEEPEST = 5;

/** Values of numbers and texts by the name of their property. */
const BY_NAME: readonly (readonly [name: RegExp, number: string, text: string])[] = [
  [/(At|Until|deadline|opensAt)$/i, 'Date.now() + 600_000', "'2026-01-15T09:30:00+07:00'"],
  [/href$/i, '1', "'/promotion'"],
  [/(image|src|logo|picture)/i, '1', "'/pictures/cover.webp'"],
  [/colou?r/i, '1', "'#f2b63c'"],
  [/phone/i, '1', "'0812345678'"],
  [/day|from|to$/i, '1', "'2026-01-15'"],
  [/name|title|label/i, '1', "'Durian Riot'"],
  [/id$|code|reference|intent|token/i, '1', "'a1'"],
];

/** Whether a type is a number with a unit, such as `Satang`. */
export const isBranded = (type: ts.Type): boolean =>
  type.isIntersection() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Number) !== 0);

const indented = (text: string) => text.replaceAll('\n', '\n  ');

/**
 * A value of a type, from its declaration: the first member of a union, the required properties of an object.
 *
 * @returns its code
 */
export function valueOfType(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const isAlias = (type: ts.Type, name: string) => type.aliasSymbol?.name === name;

  const ofObject = (type: ts.Type, depth: number): string => {
    const properties = checker
      .getPropertiesOfType(type)
      .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
      .map((property) => {
        const value = valueOf(checker.getTypeOfSymbol(property), property.name, depth + 1);
        const key = /^\w+$/.test(property.name) ? property.name : `'${property.name}'`;
        return `${key}: ${indented(value)},`;
      });
    if (properties.length === 0) return '{}';
    const line = `{ ${properties.join(' ').replace(/,$/, '')} }`;
    return line.length <= 80 && !line.includes('\n')
      ? line
      : `{\n${properties.map((one) => `  ${one}`).join('\n')}\n}`;
  };

  const ofUnion = (type: ts.UnionType, name: string, depth: number): string => {
    const isNothing = (one: ts.Type) =>
      (one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0;
    // Too deep to be read: nothing, where that is allowed.
    if (depth >= DEEPEST && type.types.some(isNothing)) return 'null';
    const [first] = type.types.filter((one) => !isNothing(one));
    return first ? valueOf(first, name, depth) : 'null';
  };

  const valueOf = (type: ts.Type, name: string, depth: number): string => {
    if (isAlias(type, 'ReactNode')) return `'${name}'`;
    if (isBranded(type)) return `30_000 as ${type.aliasSymbol?.name ?? name}`;
    if (type.isStringLiteral()) return `'${type.value}'`;
    if (type.isNumberLiteral()) return String(type.value);
    if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type);
    if (type.flags & ts.TypeFlags.Boolean) return 'true';
    const known = BY_NAME.find(([pattern]) => pattern.test(name));
    if (type.flags & ts.TypeFlags.Number) return known?.[1] ?? '1';
    if (type.flags & ts.TypeFlags.String) return known?.[2] ?? "'text'";
    if (type.isUnion()) return ofUnion(type, name, depth);
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      const elements = checker.getTypeArguments(type as ts.TypeReference);
      // In a tuple, those without which it is incomplete.
      const least = checker.isTupleType(type)
        ? (type as ts.TupleTypeReference).target.minLength
        : Number(depth < DEEPEST);
      const values = elements.slice(0, least).map((each) => valueOf(each, name, depth + 1));
      return `[${values.join(', ')}]`;
    }
    const [call] = type.getCallSignatures();
    if (call) {
      const result = call.getReturnType();
      const isVoid = (result.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) !== 0;
      return `() => ${isVoid ? 'undefined' : valueOf(result, name, depth + 1).replace(/^\{[\s\S]*\}$/, '($&)')}`;
    }
    return ofObject(type, depth);
  };

  return valueOf(checker.getDeclaredTypeOfSymbol(symbol), symbol.name, 0);
}
