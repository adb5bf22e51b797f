import { shown } from '../settings/problem.ts';
import { TOKEN_TYPES, type TokenGroup } from './tokenFile.ts';

/** An invalid token file; the message is a sentence that names the token. */
export class TokenFileError extends Error {}

/** A token with its type, or the type of its group. */
export interface FoundToken {
  /** `input.bg` */
  path: string;
  type: string | undefined;
  value: unknown;
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isToken = (value: Group) => Object.hasOwn(value, '$value') || Object.hasOwn(value, '$ref');

/** `{a.b}`, `#/a/b` and `#/a/b/$value` → `a.b`; null if it is not a reference. */
function referenceOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const name = /^\{([^{}]+)\}$/.exec(value)?.[1];
  if (name !== undefined) return name;
  if (!value.startsWith('#/')) return null;
  const steps = value
    .slice(2)
    .replace(/\/\$value$/, '')
    .split('/');
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

/** Merges the members of a group with those of the group that it extends. Its own have priority. */
function extended(root: Group, group: Group, seen: readonly string[]): Group {
  const path = referenceOf(group.$extends);
  if (path === null) return group;
  if (seen.includes(path)) throw new TokenFileError(`The group ${path} extends itself.`);
  const base = path.split('.').reduce<unknown>((at, step) => own(at, step), root);
  if (!isGroup(base) || isToken(base)) {
    throw new TokenFileError(`"$extends" names ${path}, which is not a group of this file.`);
  }
  return { ...extended(root, base, [...seen, path]), ...group };
}

const own = (at: unknown, step: string) =>
  isGroup(at) && Object.hasOwn(at, step) ? at[step] : undefined;

/**
 * Every token of a file, in order, with unresolved references.
 *
 * @throws TokenFileError if the file violates the format
 */
export function tokensOf(file: TokenGroup): Map<string, FoundToken> {
  const tokens = new Map<string, FoundToken>();
  const walk = (written: Group, path: readonly string[], type: string | undefined) => {
    if (path.length > 24) throw new TokenFileError('Groups have more than 24 nested levels.');
    const group = extended(file, written, []);
    const inherited = typeof group.$type === 'string' ? group.$type : type;
    for (const [name, child] of Object.entries(group)) {
      if (name.startsWith('$') && name !== '$root') continue;
      const own = [...path, name];
      const words = own.join('.');
      if (/[{}.]/.test(name))
        throw new TokenFileError(
          `The name ${shown(name)} has a character that the format does not allow.`,
        );
      if (!isGroup(child))
        throw new TokenFileError(`${words} is ${shown(child)}; it must be a token or a group.`);
      if (!isToken(child)) walk(child, own, inherited);
      else tokens.set(words, readToken(words, child, inherited));
    }
  };
  walk(file, [], undefined);
  return tokens;
}

function readToken(path: string, token: Group, inherited: string | undefined): FoundToken {
  const type = token.$type ?? inherited;
  const inside = Object.keys(token).find((name) => !name.startsWith('$'));
  if (inside !== undefined)
    throw new TokenFileError(`${path} is a token and holds ${inside} as a group would.`);
  if (type !== undefined && !TOKEN_TYPES.some((known) => known === type)) {
    throw new TokenFileError(
      `${path} has the type ${shown(type)}, which the format does not know.`,
    );
  }
  return { path, type: type as string | undefined, value: token.$value ?? token.$ref };
}

/**
 * Resolves the references in a token's value.
 *
 * @throws TokenFileError for missing or circular references
 */
export function resolveToken(
  tokens: ReadonlyMap<string, FoundToken>,
  token: FoundToken,
): FoundToken {
  const seen = [token.path];
  let at = token;
  for (let next = referenceOf(at.value); next !== null; next = referenceOf(at.value)) {
    if (seen.includes(next)) {
      throw new TokenFileError(`${[...seen, next].join(' → ')} is a circular reference.`);
    }
    const target = tokens.get(next);
    if (!target) {
      throw new TokenFileError(`${at.path} refers to ${next}, which is not a token of this file.`);
    }
    seen.push(next);
    at = target;
  }
  return { path: token.path, type: at.type ?? token.type, value: at.value };
}
