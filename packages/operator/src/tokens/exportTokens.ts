import { COLOUR_KEYS, TOKENS, type Theme, type TokenEntry, themeVars } from '@brand/ui/theme';

import { settingAt } from '../schema/operatorJsonSchema.ts';
import type { OperatorSettings } from '../schema/operatorSchema.ts';
import { tokenValue } from './cssValue.ts';
import { EXTENSION, type Token, type TokenGroup } from './tokenFile.ts';

/**
 * Roles that equal one of the six colours, by surface. They are exported as references, so that both change together.
 */
const SAME_AS: Record<string, string> = {
  'color.surface': 'bg',
  'color.accent': 'bgBtn',
  'color.secondary': 'bgSubBtnAndGbIcon',
  'color.content': 'bgBtnInContent',
  'ground.menu.surface': 'bgMenu',
  'ground.card.surface': 'bgCard',
};

const pathOf = new Map(TOKENS.map(({ property, path }) => [property, path]));

/** `var(--brand-color-border)` → `{color.border}`. */
function alias(css: string): string | null {
  const property = /^var\((--[\w-]+)\)$/.exec(css)?.[1];
  const path = property && pathOf.get(property);
  return path ? `{${path}}` : null;
}

function put(file: TokenGroup, path: string, token: Token): void {
  const steps = path.split('.');
  const name = steps.pop() ?? '';
  let group = file;
  for (const step of steps) group = (group[step] ??= {}) as TokenGroup;
  group[name] = token;
}

const described = ({ use, guarantees }: TokenEntry) => {
  const minima = guarantees.filter((one) => one.as === 'ink').map(({ min }) => min);
  return minima.length > 0 ? `${use} Contrast at least ${Math.min(...minima)}:1.` : use;
};

/**
 * Exports a theme in the W3C Design Tokens format, 2025.10: the six colours under `input`, every token of the page
 * under its own path, the roles of the other surfaces under `ground`. Values without a type in the format (such as line
 * caps) are in `$extensions`, with the settings of the theme.
 *
 * @param base the reference theme of the operator
 */
export function exportTokens(theme: Theme, base: OperatorSettings['theme']['base']): TokenGroup {
  const file: TokenGroup = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: `The theme "${theme.name}". Change the colours under "input"; all others follow from them.`,
    $extensions: {},
    input: { $type: 'color', $description: 'The six colours that the operator gives.' },
  };
  const keywords: Record<string, string> = {};
  for (const key of COLOUR_KEYS) {
    const description = settingAt(['theme', key])?.description ?? '';
    put(file, `input.${key}`, {
      $value: tokenValue('color', theme.colours[key], alias),
      $description: description,
    });
  }
  const write = (path: string, entry: TokenEntry, css: string) => {
    const input = SAME_AS[path];
    put(file, path, {
      $type: entry.type,
      $value: input ? `{input.${input}}` : tokenValue(entry.type, css, alias),
      $description: described(entry),
    });
  };
  const values = themeVars(theme);
  for (const entry of TOKENS) {
    const css = values[entry.property] ?? '';
    if (entry.type === 'keyword') keywords[entry.path] = css;
    else write(entry.path, entry, css);
  }
  for (const [ground, roles] of Object.entries(theme.grounds)) {
    if (ground === 'page') continue;
    for (const [role, css] of Object.entries(roles)) {
      const entry = TOKENS.find(({ path }) => path === `color.${role}`);
      if (entry) write(`ground.${ground}.${role}`, entry, css);
    }
  }
  file.$extensions = {
    [EXTENSION]: { name: theme.name, base, choices: theme.choices, keywords },
  };
  return file;
}
