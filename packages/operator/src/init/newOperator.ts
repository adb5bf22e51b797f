import { type ThemeInput, REFERENCE_THEMES } from '@brand/ui/theme';

import type { OperatorFile, OperatorSettings } from '../schema/operatorSchema.ts';
import { parseOperator } from '../settings/parseOperator.ts';
import { OperatorProblems } from '../settings/problem.ts';

/** Name and base of a new operator. */
export interface NewOperator {
  /** Name displayed to players. */
  name: string;
  /** Part of the example hosts: lower-case letters, digits and hyphens. */
  slug: string;
  base: OperatorSettings['theme']['base'];
  /** Path of the JSON schema for editors. */
  schema: string;
}

/**
 * Settings of a new operator with all defaults written out, so that the file lists every setting.
 *
 * @throws OperatorProblems if the name is invalid
 */
export function newOperator({ name, slug, base, schema }: NewOperator): OperatorFile {
  const host = (part: string) => `https://${part}.${slug}.example`;
  const { name: _name, ...look }: ThemeInput = REFERENCE_THEMES[base];
  const parts = ['api', 'auth', 'cdn', 'games', 'line', 'reward', 'chat'] as const;
  const parsed = parseOperator({
    brand: {
      name,
      description: {
        th: `${name} เกมออนไลน์ ฝากถอนรวดเร็ว`,
        en: `${name}: online games, quick deposits and withdrawals.`,
      },
    },
    theme: { base, ...look },
    hosts: Object.fromEntries(parts.map((part) => [part, host(part)])),
    hostNames: [`www.${slug}.example`, `${slug}.localhost`],
  });
  if (!parsed.settings) throw new OperatorProblems(parsed.problems);
  return { $schema: schema, ...parsed.settings };
}
