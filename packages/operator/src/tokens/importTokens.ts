import { CHOICE_VALUES, COLOUR_KEYS } from '@brand/ui/theme';
import * as v from 'valibot';

import { themeOf } from '../build/themeOf.ts';
import type { OperatorSettings } from '../schema/operatorSchema.ts';
import { BASES } from '../schema/themeSchema.ts';
import { either, shown } from '../settings/problem.ts';
import { colourOfToken } from './colourOfToken.ts';
import { exportTokens } from './exportTokens.ts';
import { type FoundToken, TokenFileError, resolveToken, tokensOf } from './readTokens.ts';
import { EXTENSION, type TokenGroup } from './tokenFile.ts';

type ThemeSettings = OperatorSettings['theme'];

/** Theme imported from a token file. */
export interface ImportedTheme {
  /** The part `theme` of `operator.json`. */
  theme: ThemeSettings;
  /** True if the file names no base, so that one was chosen by its light or dark background. */
  baseAssumed: boolean;
  /** Derived colours whose values in the file differ from the calculated ones. They are not imported. */
  notTaken: string[];
}

/**
 * Reads a theme from a file in the W3C Design Tokens format, 2025.10: an exported file, or any file that names the six
 * colours `bg`, `bgMenu`, … in any group.
 *
 * @param json the parsed file
 * @throws TokenFileError whose message names the token and the solution
 */
export function importTokens(json: unknown): ImportedTheme {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new TokenFileError('A file of design tokens is an object in { }.');
  }
  const file = json as TokenGroup;
  const tokens = tokensOf(file);
  for (const token of tokens.values()) resolveToken(tokens, token);
  const colours = COLOUR_KEYS.map((key) => {
    const found = tokenNamed(tokens, key);
    return [key, found && colourOfToken(resolveToken(tokens, found))] as const;
  });
  const missing = colours.flatMap(([key, colour]) => (colour ? [] : [key]));
  if (missing.length > 0) {
    const words = `${missing.slice(0, -1).join(', ')}${missing.length > 1 ? ' and ' : ''}${missing.at(-1)}`;
    throw new TokenFileError(
      `There is no token named ${words}. A theme needs six colours: ${COLOUR_KEYS.join(', ')}.`,
    );
  }
  const six = Object.fromEntries(colours);
  const facts = ownFacts(file);
  const { scheme } = themeOf({ base: 'lotus', ...six }, 'imported');
  const base = scheme === 'light' ? 'siam' : 'lotus';
  const theme = { base, ...facts, ...six } as ThemeSettings;
  return { theme, baseAssumed: facts.base === undefined, notTaken: differing(tokens, theme) };
}

/** The token with a name: under `input`, or else the one nearest to the top level. */
function tokenNamed(tokens: ReadonlyMap<string, FoundToken>, key: string): FoundToken | undefined {
  const own = tokens.get(`input.${key}`);
  if (own) return own;
  const depth = ({ path }: FoundToken) => path.split('.').length;
  const named = [...tokens.values()]
    .filter(({ path }) => path === key || path.endsWith(`.${key}`))
    .sort((one, other) => depth(one) - depth(other));
  const [first, second] = named;
  if (first && second && depth(first) === depth(second)) {
    throw new TokenFileError(
      `${key} exists as ${either(named.filter((one) => depth(one) === depth(first)).map(({ path }) => path))}; ` +
        `rename the right one to input.${key}.`,
    );
  }
  return first;
}

/** Base and choices, if the file was exported by this tool. */
function ownFacts(file: TokenGroup): Partial<ThemeSettings> {
  const facts = file.$extensions?.[EXTENSION];
  if (facts === undefined) return {};
  const choices = Object.fromEntries(
    Object.entries(CHOICE_VALUES).map(([name, values]) => [name, v.optional(v.picklist(values))]),
  );
  const schema = v.object({
    base: v.optional(v.picklist(BASES)),
    choices: v.optional(v.strictObject(choices), {}),
  });
  const { success, output, issues } = v.safeParse(schema, facts);
  if (!success) {
    const at = issues[0].path?.map(({ key }) => String(key)).join('.') ?? '';
    throw new TokenFileError(
      `$extensions["${EXTENSION}"].${at} is ${shown(issues[0].input)}, which a theme does not have.`,
    );
  }
  return { ...(output.base && { base: output.base }), ...output.choices };
}

function differing(tokens: ReadonlyMap<string, FoundToken>, theme: ThemeSettings): string[] {
  const made = tokensOf(exportTokens(themeOf(theme, 'imported'), theme.base));
  return [...made.values()].flatMap((token) => {
    const given = tokens.get(token.path);
    if (!given || token.type !== 'color') return [];
    const same =
      JSON.stringify(resolveToken(tokens, given).value) ===
      JSON.stringify(resolveToken(made, token).value);
    return same ? [] : [token.path];
  });
}
