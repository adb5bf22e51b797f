import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { readPlan } from './plan.ts';
import { type Result, progressText } from './results.ts';

const LIVE = process.stderr.isTTY && !process.env.CI;
/** Seconds between two lines of progress where a line cannot be replaced. */
const PAUSE = 15;

/** Shows how far the run has come, and writes the results. */
export default class ProgressReporter implements Reporter {
  private readonly plan = readPlan();
  private readonly results: Result[] = [];
  private readonly start = performance.now();
  private all = 0;
  private shownAt = 0;

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.all = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { annotations, error, status }: TestResult): void {
    const noted = (...types: string[]) => annotations.find(({ type }) => types.includes(type));
    const mark = noted('changed', 'intended', 'new', 'failed before')?.type as
      | Result['status']
      | undefined;
    const plain = status === 'passed' ? 'same' : 'failed';
    this.results.push({
      storyId: noted('story')?.description ?? test.title,
      title: test.title,
      status: mark ?? plain,
      error: error?.message ?? noted('failed before')?.description,
    });
    this.show();
  }

  onError({ message }: { message?: string }): void {
    console.error(message);
  }

  onEnd(): void {
    if (LIVE) process.stderr.write('\r\x1b[K');
    mkdirSync(dirname(this.plan.results), { recursive: true });
    writeFileSync(this.plan.results, JSON.stringify(this.results));
  }

  private show(): void {
    const seconds = (performance.now() - this.start) / 1000;
    if (!LIVE && seconds < this.shownAt + PAUSE) return;
    this.shownAt = seconds;
    const line = `  … ${this.plan.title}  ${progressText(this.results, this.all, seconds)}`;
    process.stderr.write(LIVE ? `\r\x1b[K${line}` : `${line}\n`);
  }
}
