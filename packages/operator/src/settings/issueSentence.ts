import type { BaseIssue } from 'valibot';

import { type SettingSchema, settingAt } from '../schema/operatorJsonSchema.ts';
import { allowedWords, exampleOf } from './allowedWords.ts';
import { nearest } from './nearest.ts';
import { type SettingPath, either, pathWords, shown } from './problem.ts';

/** The setting path of a schema issue. */
export const issuePath = (issue: BaseIssue<unknown>): SettingPath =>
  (issue.path ?? []).map(({ key }) => key as string | number);

/** Describes the problem, the allowed values and an example, in one or two sentences. */
export function issueSentence(issue: BaseIssue<unknown>): string {
  const path = issuePath(issue);
  const words = pathWords(path) || 'operator.json';
  if (issue.type === 'strict_object' && issue.expected === 'never') return unknownKey(path);
  if (issue.type === 'check')
    return `${words} is ${shown(issue.input)}; it must list ${issue.message}.`;
  const schema = settingAt(path);
  if (!schema) return `${words} is ${shown(issue.input)}, which is not allowed.`;
  const must = mustBe(schema);
  if (issue.input !== undefined) return `${words} is ${shown(issue.input)}; it ${must}`;
  const purpose = schema.description ? ` (${schema.description.replace(/\.$/, '')})` : '';
  return `${words} is missing${purpose}; it ${must}`;
}

/** `must be true or false.`, with an example if there is one. */
function mustBe(schema: SettingSchema): string {
  const example = exampleOf(schema);
  return `must be ${allowedWords(schema)}${example ? `, for example ${example}` : ''}.`;
}

function unknownKey(path: SettingPath): string {
  const parent = path.slice(0, -1);
  const known = Object.keys(settingAt(parent)?.properties ?? {});
  const near = nearest(String(path.at(-1)), known);
  const place = pathWords(parent);
  const hint = near
    ? `Did you mean ${pathWords([...parent, near])}?`
    : `${place ? `${place} has` : 'There are'} ${either(known).replace(/ or (?=[^ ]*$)/, ' and ')}.`;
  return `${pathWords(path)} is not a setting. ${hint}`;
}
