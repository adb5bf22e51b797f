import * as v from 'valibot';

import { hostProblems } from '../hosts/hostProblems.ts';
import type { Operator } from '../operator.ts';
import { builtSchema } from '../schema/builtSchema.ts';
import { issuePath } from '../settings/issueSentence.ts';
import { type ParseOptions, withHosts } from '../settings/parseOperator.ts';
import { pathWords, shown } from '../settings/problem.ts';

/**
 * Checks a built `operator.json` before it is served: it may have been edited manually, or built by another version.
 *
 * @param json the parsed file
 * @throws Error whose message names every invalid key, or the command to run
 */
export function readBuiltOperator(json: unknown, options: ParseOptions = {}): Operator {
  if ((json as { built?: unknown } | null)?.built !== 1) {
    throw new Error(
      'This operator.json is not built, or by another version. Run brand-theme build on its source folder, ' +
        'and serve the folder that it writes.',
    );
  }
  const built = withHosts(json, options.hosts ?? {});
  const { success, output, issues } = v.safeParse(builtSchema, built);
  const problems = (issues ?? []).map(
    (issue) =>
      `${pathWords(issuePath(issue))} is ${issue.input === undefined ? 'missing' : shown(issue.input)}`,
  );
  for (const { path, host, why } of options.local ? [] : hostProblems(built)) {
    problems.push(`${pathWords(path)} is ${shown(host)}: it ${why}`);
  }
  if (!success || problems.length > 0) {
    throw new Error(`This operator.json was changed after it was built:\n${problems.join('\n')}`);
  }
  return output as Operator;
}
