import { describe, expect, it } from 'vitest';
import { PROOF_STEPS } from '../proofSteps.ts';
import type { StoredResult } from './storedResults.ts';
import { proofPage } from './proofPage.ts';
import { evidence, storedResult } from './testing/storedResult.ts';

const SOURCE = { commit: 'fedcba9876543210', key: 'abc', date: '2026-01-16T02:30:00.000Z' };
const MONEY = 'packages/domain/src/money/money.test.ts';
const ALL = PROOF_STEPS.length;

const page = (...results: StoredResult[]) =>
  proofPage(new Map(results.map((result) => [result.step, result])), SOURCE);

/** The cells of the row that begins so. */
async function row(start: string, ...results: StoredResult[]): Promise<string[]> {
  const line = (await page(...results)).split('\n').find((each) => each.startsWith(`| ${start}`));
  return (line ?? '')
    .split('|')
    .map((cell) => cell.trim())
    .slice(2, -1);
}

describe('docs/proof.md', () => {
  it('has date and commit, and how many steps have passed, failed and not run', async () => {
    const text = await page(
      storedResult({}),
      storedResult({ step: 'lint', key: 'def' }),
      storedResult({ step: 'dom', failed: 1 }),
    );
    expect(text).toContain('Written on 2026-01-16 for commit `fedcba98`.');
    expect(text).toContain(
      `Of ${ALL} steps,\n2 have passed, 1 of them at an earlier commit, 1 have failed and ${ALL - 3} were not run.`,
    );
  });

  it('says of everything that it was not run without a result', async () => {
    const rows = (await page()).split('\n').filter((line) => /^\| (?!Claim|Step|-)/.test(line));
    expect(rows.length).toBeGreaterThan(ALL + 40);
    for (const line of rows) expect(line).toContain('| not run');
    expect(rows.join('').replace(/`[^`]+`|\| [^|]+ \|/, '')).not.toMatch(/passed|failed/);
  });

  it('has cases, duration, date and commit of a result', async () => {
    const tests = [
      evidence({
        file: MONEY,
        title: 'money › parse → format → parse is exact for',
        cases: 99_999_900,
      }),
    ];
    expect(
      await row('Every amount from 0.01 to 999,999.00 baht survives text', storedResult({ tests })),
    ).toEqual(['`unit`', '99,999,900', '–', 'passed', '2 s', '2026-01-15, `01234567`']);
  });

  it('names the reason of a failure', async () => {
    const result = storedResult({ step: 'mutants', score: { noticed: 1, mutants: 2 }, failed: 1 });
    expect((await row('A test notices a changed rule', result))[3]).toBe('failed: below 90 %');
    expect((await row('`mutants`', result))[0]).toBe('failed: 1, passed: 1');
  });

  it('names the engines', async () => {
    const tests = ['webkit', 'firefox', 'chromium'].map((project) =>
      evidence({ file: 'site/engines/hostile.engine.ts', project, cases: 600 }),
    );
    expect(await row('Hostile notices', storedResult({ step: 'engines', tests }))).toEqual([
      '`engines`: chromium, firefox, webkit',
      '1,800',
      '–',
      'passed',
      '6 s',
      '2026-01-15, `01234567`',
    ]);
  });

  it('has first and last date of a claim about several steps', async () => {
    const [first, second] = PROOF_STEPS.filter(({ name }) => name.startsWith('unit@'));
    const cells = await row(
      'Unit tests pass',
      storedResult({ step: second!.name, date: '2026-01-16T00:00:00Z', tests: [evidence({})] }),
      storedResult({ step: first!.name, tests: [evidence({})] }),
    );
    expect(cells[0]).toBe(`\`${first!.name}\` and 4 more`);
    expect(cells[3]).toMatch(/^incomplete: not run: unit@/);
    expect(cells[5]).toBe('2026-01-15, `01234567` to 2026-01-16, `01234567`');
  });

  it('lists what could not run on the machine', async () => {
    const text = await page(storedResult({ skipped: ['webkit: it is not installed'] }));
    expect(text).toContain('- Skipped webkit: it is not installed');
  });
});
