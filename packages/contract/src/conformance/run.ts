import type { ConformanceOptions } from './commandLine.ts';
import { graphqlCalls } from './graphqlCalls.ts';
import { preflights } from './preflight.ts';
import { readingCalls, refusedCalls } from './readingCalls.ts';
import { type Finding, lines, withoutSecrets } from './report.ts';
import { createWalk } from './walk.ts';
import { writingCalls } from './writingCalls.ts';

/** Tests a backend against the whole contract. `print` receives each finding as text without tokens. */
export async function runConformance(
  options: ConformanceOptions,
  print: (line: string) => void,
): Promise<readonly Finding[]> {
  const secrets = [options.token, options.refreshToken ?? ''];
  const walk = createWalk(options, (finding) => {
    for (const line of lines(finding)) print(withoutSecrets(line, secrets));
  });
  await preflights(walk);
  await readingCalls(walk);
  await refusedCalls(walk);
  await graphqlCalls(walk);
  await writingCalls(walk);
  return walk.findings;
}
