import { type ConformanceOptions, type Finding, operations, runConformance } from '@brand/contract';
import { describe, expect, it } from 'vitest';
import { openSession } from '../auth/sessions.ts';
import { systemClock } from '../clock/clock.ts';
import { listeningSandbox } from './listeningSandbox.ts';
import { SITE } from './testSandbox.ts';

function withdrawalsIn({ db }: Awaited<ReturnType<typeof listeningSandbox>>): number {
  return db.all("SELECT 1 FROM postings WHERE kind = 'withdrawal'").length;
}

/** A run against a new sandbox on a separate port. */
async function run(more: Partial<ConformanceOptions> = {}) {
  const sandbox = await listeningSandbox();
  sandbox.clock.set(systemClock.now());
  const session = openSession(sandbox.context, 'm_0001');
  const startedWith = withdrawalsIn(sandbox);
  const baseUrl = `http://127.0.0.1:${sandbox.port}`;
  const printed: string[] = [];
  const findings = await runConformance(
    {
      baseUrl,
      token: session.access_token,
      lineUrl: `${baseUrl}/line`,
      rewardUrl: `${baseUrl}/reward`,
      authUrl: `${baseUrl}/auth`,
      username: 'demo',
      origin: SITE,
      refreshToken: session.refresh_token,
      write: false,
      json: false,
      output: null,
      ...more,
    },
    (line) => printed.push(line),
  );
  return { session, findings, printed, withdrawals: withdrawalsIn(sandbox) - startedWith };
}

function deviating(findings: readonly Finding[]) {
  return findings.filter(({ outcome }) => outcome === 'deviates');
}

describe('a conformance run against the sandbox', () => {
  it('finds no deviation of read calls, and changes nothing', async () => {
    const { findings, withdrawals } = await run();
    expect(deviating(findings)).toEqual([]);
    expect(findings.filter(({ outcome }) => outcome === 'ok').length).toBeGreaterThan(
      operations.filter(({ effect }) => effect === 'read').length,
    );
    expect(withdrawals).toBe(0);
  });

  it('finds no deviation of write calls, pays once, and prints no token', async () => {
    const { session, findings, printed, withdrawals } = await run({ write: true });
    expect(deviating(findings)).toEqual([]);
    const text = printed.join('\n');
    for (const token of [session.access_token, session.refresh_token]) {
      expect(text).not.toContain(token);
    }
    expect(withdrawals).toBe(1);
  });
});
