import type { ConformanceOptions } from './commandLine.ts';
import { type Finding, cleaned, withoutSecrets } from './finding.ts';
import { graphqlCalls } from './graphqlCalls.ts';
import { preflights } from './preflight.ts';
import { readingCalls, refusedCalls } from './readingCalls.ts';
import { lines } from './report.ts';
import { createWalk } from './walk.ts';
import { writingCalls } from './writingCalls.ts';

/**
 * Tests a backend against the whole contract.
 *
 * @param print receives each finding as text without tokens
 * @param before findings that the run begins with, such as the login
 */
export async function runConformance(
  options: ConformanceOptions,
  print: (line: string) => void,
  before: readonly Finding[] = [],
): Promise<readonly Finding[]> {
  const secrets = [options.token, options.refreshToken ?? ''];
  const walk = createWalk(options, (finding) => {
    for (const line of lines(finding)) print(withoutSecrets(line, secrets));
  });
  for (const finding of before) walk.note(finding);
  await preflights(walk);
  await readingCalls(walk);
  await refusedCalls(walk);
  await graphqlCalls(walk);
  await writingCalls(walk);
  return cleaned(walk.findings, secrets);
}
