import {
  type ConformanceOptions,
  type Finding,
  operations,
  runConformance,
  verdictOf,
} from '@brand/contract';
import { describe, expect, it } from 'vitest';
import { openSession } from '../auth/sessions.ts';
import { systemClock } from '../clock/clock.ts';
import type { FaultKind } from '../faults/fault.ts';
import { listeningSandbox } from './listeningSandbox.ts';
import { SITE } from './testSandbox.ts';

function withdrawalsIn({ db }: Awaited<ReturnType<typeof listeningSandbox>>): number {
  return db.all("SELECT 1 FROM postings WHERE kind = 'withdrawal'").length;
}

/** A run against a new sandbox on a separate port. */
async function run(
  more: Partial<ConformanceOptions> = {},
  faults: Readonly<Record<string, FaultKind>> = {},
) {
  const sandbox = await listeningSandbox();
  sandbox.clock.set(systemClock.now());
  const session = openSession(sandbox.context, 'm_0001');
  const startedWith = withdrawalsIn(sandbox);
  const baseUrl = `http://127.0.0.1:${sandbox.port}`;
  for (const [path, kind] of Object.entries(faults)) {
    await fetch(`${baseUrl}/__sandbox/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path, kind, seed: 1 }),
    });
  }
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
      timeoutMs: 15_000,
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

  it('groups injected faults by cause, and says that no site could open', async () => {
    const { findings } = await run(
      { timeoutMs: 500 },
      {
        '/api/v1/member/credit': 'timeout',
        '/api/v3/member/game/lists': 'wrongTypes',
        '/api/promotion/list': 'status502',
        '/api/v3/member/vip/levels': 'malformed',
      },
    );
    const { canOpen, causes, hanging } = verdictOf(findings);
    expect(canOpen).toBe(false);
    expect(hanging).toEqual(['POST /api/v1/member/credit']);
    const calls = (kind: string) =>
      causes
        .filter((cause) => cause.kind === kind)
        .map((cause) => [cause.severity, ...cause.calls.map(({ operationId }) => operationId)]);
    expect(calls('timeout')).toEqual([['blocks', 'credit']]);
    expect(calls('shape')).toEqual([['blocks', 'lists']]);
    expect(calls('serverError')).toEqual([['wrong', 'promotionList']]);
    expect(calls('notJson')).toEqual([['wrong', 'vipLevels']]);
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
