import { format } from 'oxfmt';
import { tableRow } from '../../site/compatibility/tableRow.ts';
import { PROOF_STEPS } from '../proofSteps.ts';
import { type Figure, figureOf, stepsOf } from './figures.ts';
import type { StoredResult, StoredResults } from './storedResults.ts';
import { durationText } from './timeLeft.ts';
import { TOPICS } from './topics/topics.ts';
import type { Proof, Topic } from './topics/topic.ts';

const NOTHING = '–';

/**
 * The text of `docs/proof.md`.
 *
 * @param commit the last commit
 * @param key of its files
 * @param date ISO 8601 time of writing
 */
export async function proofPage(
  stored: StoredResults,
  { commit, key, date }: { commit: string; key: string; date: string },
): Promise<string> {
  const results = PROOF_STEPS.flatMap(({ name }) => stored.get(name) ?? []);
  const failed = results.filter((result) => result.failed > 0);
  const passed = results.filter((result) => result.failed === 0);
  const earlier = passed.filter((result) => result.key !== key);
  const text = [
    '# Proof',
    '',
    `Written on ${dateText(date)} for commit ${shortCommit(commit)}. Of ${PROOF_STEPS.length} steps,`,
    `${passed.length} have passed, ${earlier.length} of them at an earlier commit, ${failed.length} have failed and ` +
      `${PROOF_STEPS.length - results.length} were not run.`,
    '',
    '`npm run prove` writes this page from the results of its runs; every number comes from a report of a test runner. “Cases” is what',
    'the tests of a row have checked, “reduced” the same with the numbers of `npm test`, from a run at another moment. All steps',
    'together take hours, so the result of a step stays until its next run: “Run” says for which commit it is. `docs/proof.json` has',
    'the results, and `scripts/prove/topics` the claims with their tests.',
    ...TOPICS.flatMap((topic) => topicLines(topic, stored)),
    '',
    '## Steps',
    '',
    tableRow(['Step', 'Result', 'Took', 'Run']),
    tableRow(['---', '---', '--:', '---']),
    ...PROOF_STEPS.map(({ name }) => stepRow(name, stored.get(name))),
    ...skippedLines(results),
    '',
  ].join('\n');
  const { code } = await format('proof.md', text, { printWidth: 130, proseWrap: 'preserve' });
  return code;
}

function topicLines({ title, proofs }: Topic, stored: StoredResults): string[] {
  return [
    '',
    `## ${title}`,
    '',
    tableRow(['Claim', 'Steps', 'Cases', 'Reduced', 'Result', 'Took', 'Run']),
    tableRow(['---', '---', '--:', '--:', '---', '--:', '---']),
    ...proofs.map((proof) => proofRow(proof, figureOf(proof, stored))),
  ];
}

function proofRow(proof: Proof, figure: Figure): string {
  const { cases, reduced, outcome, reason, seconds, projects, results } = figure;
  const where = projects.length > 0 ? `: ${projects.join(', ')}` : '';
  return tableRow([
    proof.claim,
    proof.steps.map((step) => stepText(step, proof)).join(', ') + where,
    cases || NOTHING,
    reduced || NOTHING,
    [outcome, reason].filter(Boolean).join(': '),
    results.length > 0 ? durationText(seconds) : NOTHING,
    runText(results),
  ]);
}

/** `unit@` stands for several steps. */
function stepText(step: string, proof: Proof): string {
  if (!step.endsWith('@')) return `\`${step}\``;
  const all = stepsOf({ ...proof, steps: [step] });
  return `\`${all[0]}\` and ${all.length - 1} more`;
}

function stepRow(name: string, result: StoredResult | undefined): string {
  if (!result) return tableRow([`\`${name}\``, 'not run', NOTHING, NOTHING]);
  const { passed, failed, seconds } = result;
  const outcome = failed > 0 ? `failed: ${failed}, passed: ${passed}` : `passed: ${passed}`;
  return tableRow([`\`${name}\``, outcome, durationText(seconds), runText([result])]);
}

function skippedLines(results: readonly StoredResult[]): string[] {
  const reasons = new Set(results.flatMap(({ skipped }) => skipped));
  return reasons.size === 0 ? [] : ['', ...[...reasons].map((reason) => `- Skipped ${reason}`)];
}

/** Date and commit of the oldest and the newest of the results. */
function runText(results: readonly StoredResult[]): string {
  const runs = results
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ date, commit }) => `${dateText(date)}, ${shortCommit(commit)}`);
  return [...new Set([runs.at(0) ?? NOTHING, runs.at(-1) ?? NOTHING])].join(' to ');
}

const dateText = (date: string) => date.slice(0, 10);
const shortCommit = (commit: string) => `\`${commit.slice(0, 8)}\``;
