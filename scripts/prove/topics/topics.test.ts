import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../bootstrap.mjs';
import { stepsOf } from '../figures.ts';
import { TOPICS } from './topics.ts';

describe.each(TOPICS)('the topic “$title”', ({ proofs }) => {
  it.each(proofs)('has steps and tests for “$claim”', (proof) => {
    const named = proof.steps.map((step) => stepsOf({ ...proof, steps: [step] }));
    expect(named).not.toContainEqual([]);
    for (const row of proof.tests ?? []) {
      const [file = '', title = ''] = row.split(' › ');
      expect(readFileSync(join(ROOT, file), 'utf8'), row).toContain(title);
    }
  });
});

it('has a claim only once', () => {
  const claims = TOPICS.flatMap(({ proofs }) => proofs.map(({ claim }) => claim));
  expect(new Set(claims).size).toBe(claims.length);
});
