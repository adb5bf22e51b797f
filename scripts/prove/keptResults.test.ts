import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ResultFolder } from './keptResults.ts';
import { keptResult } from './testing/keptResult.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'results-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('kept results', () => {
  it('are empty at first', () => {
    const results = new ResultFolder(folder, 'one');
    expect(results.read().size).toBe(0);
    expect(results.durations()).toEqual({});
  });

  it('are read again for the same files, and not for others', () => {
    const result = keptResult({ step: 'unit@month-end' });
    new ResultFolder(folder, 'one').keep(result);
    expect([...new ResultFolder(folder, 'one').read().values()]).toEqual([result]);
    expect(new ResultFolder(folder, 'two').read().size).toBe(0);
  });

  it('are replaced by the next run of the step', () => {
    const results = new ResultFolder(folder, 'one');
    results.keep(keptResult({ step: 'unit', failed: 1 }));
    results.keep(keptResult({ step: 'unit', failed: 0 }));
    expect(results.read().get('unit')?.failed).toBe(0);
  });

  it('are forgotten by the names of their steps', () => {
    const results = new ResultFolder(folder, 'one');
    results.keep(keptResult({ step: 'unit' }));
    results.keep(keptResult({ step: 'dom' }));
    results.forget(['unit', 'e2e']);
    expect([...results.read().keys()]).toEqual(['dom']);
  });

  it('have durations for all commits, but not of a failed step', () => {
    const results = new ResultFolder(folder, 'one');
    results.keep(keptResult({ step: 'unit', seconds: 100.4 }));
    results.keep(keptResult({ step: 'unit', seconds: 3, failed: 1 }));
    expect(new ResultFolder(folder, 'two').durations()).toEqual({ unit: 100 });
  });
});
