import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ResultFile } from './storedResults.ts';
import { storedResult } from './testing/storedResult.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'results-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const results = () => new ResultFile(join(folder, 'proof.json'));

describe('stored results', () => {
  it('are empty at first', () => {
    expect(results().read().size).toBe(0);
    expect(results().durations()).toEqual({});
  });

  it('are read again, in the order of their names', async () => {
    const unit = storedResult({ step: 'unit@month-end' });
    const dom = storedResult({ step: 'dom' });
    const file = results();
    await Promise.all([file.keep(unit), file.keep(dom)]);
    expect([...results().read()]).toEqual([
      ['dom', dom],
      ['unit@month-end', unit],
    ]);
  });

  it('are replaced by the next run of the step', async () => {
    await results().keep(storedResult({ step: 'unit', failed: 1 }));
    await results().keep(storedResult({ step: 'unit', failed: 0, seconds: 100 }));
    expect(results().read().get('unit')?.failed).toBe(0);
    expect(results().durations()).toEqual({ unit: 100 });
  });
});
