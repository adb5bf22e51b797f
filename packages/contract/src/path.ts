const PARAMETER = /\{(\w+)\}/g;

/** Values of path parameters by name, decoded. */
export type PathValues = Readonly<Record<string, string>>;

/** Fills in the parameters of a path. Throws if a value is missing. */
export function filledPath(path: string, values: PathValues = {}): string {
  return path.replace(PARAMETER, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
}

/** Values in an actual path; null if it does not match. A parameter is one segment. */
export function pathValues(path: string, actual: string): PathValues | null {
  const names = [...path.matchAll(PARAMETER)].map(([, name = '']) => name);
  const found = patternOf(path).exec(actual);
  if (!found) return null;
  return Object.fromEntries(
    names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]),
  );
}

/** Whether an actual path, or the path of the description itself, belongs to a described path. */
export function matchesPath(path: string, actual: string): boolean {
  return path === actual || (path.includes('{') && patternOf(path).test(actual));
}

function patternOf(path: string): RegExp {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('([^/]+)')}$`);
}
