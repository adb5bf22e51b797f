import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { operationAt, operations } from '../description.ts';
import { examplesOf } from '../examples.ts';
import { readCommandLine } from './commandLine.ts';
import type { Finding } from './finding.ts';
import { runConformance } from './run.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const TOKEN = 'at_very_secret_0001';

interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
  hangs?: boolean;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** A backend that replies to every call with the contract's first success example, modified by `change`. */
async function backend(change: (id: string, answer: Answer, token: string) => Answer) {
  const server = createServer((request, response) => {
    request.resume();
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const operation = operationAt(request.method ?? '', path);
    const example = examplesOf(operation?.id ?? '').find(({ place }) => place === '200');
    const good = { status: 200, body: JSON.stringify(example?.value ?? { code: 404 }) };
    const token = request.headers.authorization ?? '';
    const answer = change(operation?.id ?? '', good, token);
    if (answer.hangs) return;
    response.writeHead(answer.status, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'Date',
      ...answer.headers,
    });
    response.end(answer.body);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs the command as an operator does. */
async function command(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--conditions=source', MAIN, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (bytes) => (out += String(bytes)));
  child.stderr.on('data', (bytes) => (err += String(bytes)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, out, err };
}

async function findingsOf(change: (id: string, answer: Answer, token: string) => Answer) {
  const baseUrl = await backend(change);
  const options = readCommandLine(['--base-url', baseUrl, '--token', TOKEN], {});
  if (!options) throw new Error('the command line asks for help');
  return runConformance(options, () => undefined);
}

function problemsOf(findings: readonly Finding[], call: string) {
  return findings
    .filter((finding) => finding.call === call && finding.outcome === 'deviates')
    .flatMap(({ deviations }) => deviations.map(({ path, problem }) => `${path} ${problem}`));
}

describe('conformance command against a backend that deviates', () => {
  it('reports where a reply differs from the contract, and what was expected', async () => {
    const findings = await findingsOf((id, answer) => {
      if (id === 'credit') return { ...answer, body: '{"code":0,"result":{"balance":"12.5"}}' };
      if (id === 'getMinWithdraw') return { ...answer, body: '{"code":0,"min":300.123}' };
      if (id === 'profile') return { status: 418, body: '{"code":1}' };
      if (id === 'history') return { ...answer, body: '<h1>Bad gateway</h1>' };
      return answer;
    });
    expect(problemsOf(findings, 'POST /api/v1/member/credit')).toContain(
      '/result/balance must be number',
    );
    expect(problemsOf(findings, 'GET /api/v1/member/getMinWithdraw').join()).toContain(
      '/min must have fewer decimals',
    );
    expect(problemsOf(findings, 'POST /api/v1/member/data/profile').join()).toMatch(
      /status 418 is not described \(200, /,
    );
    expect(problemsOf(findings, 'POST /api/v1/member/data/dataHistory').join()).toContain(
      '/ is not JSON',
    );
  });

  it('reports that any token is accepted, and that invalid requests are accepted', async () => {
    const findings = await findingsOf((_, answer) => answer);
    const credit = problemsOf(findings, 'POST /api/v1/member/credit');
    expect(credit).toContain('status is 200, expected 401');
    const lists = problemsOf(findings, 'POST /api/v3/member/game/lists').join();
    expect(lists).toContain('expected 400 with 4000');
  });

  it('removes its token from replies of the backend, and exits with 1', async () => {
    const url = await backend((id, answer, token) =>
      id === 'credit' ? { ...answer, body: JSON.stringify({ code: token }) } : answer,
    );
    const { code, out } = await command(['--base-url', url, '--token', TOKEN]);
    expect(code).toBe(1);
    expect(out).toMatch(/calls +1: POST \/api\/v1\/member\/credit/);
    expect(out).not.toContain(TOKEN);
    const [totals, verdict] = out.trim().split('\n').slice(-2);
    expect(totals).toMatch(/^\d+ ok, \d+ deviate, \d+ skipped$/);
    expect(verdict).toMatch(/^A site could not open on this backend: \d causes block it\.$/);
  });

  it('asks a call that hangs once, and lists it', async () => {
    const url = await backend((id, answer) =>
      id === 'credit' ? { ...answer, hangs: true } : answer,
    );
    const { out } = await command(['--base-url', url, '--token', TOKEN, '--timeout', '0.5']);
    expect(out).toMatch(/HANGING CALLS\n {2}POST \/api\/v1\/member\/credit\n/);
    expect(out).toContain('the call hangs: POST /api/v1/member/credit');
  });

  it('logs in with a password of the environment, and prints neither password nor tokens', async () => {
    const session = { access_token: 'at_of_login', refresh_token: 'rt_of_login' };
    const tokens = new Set<string>();
    const url = await backend((id, answer, token) => {
      tokens.add(token);
      return id === 'login'
        ? { ...answer, body: JSON.stringify({ code: 0, result: session }) }
        : answer;
    });
    const env = { CONFORMANCE_PASSWORD: 'a secret "password"' };
    const { out, err } = await command(['--base-url', url, '--login', 'demo', '--json'], env);
    expect(tokens).toContain('Bearer at_of_login');
    for (const secret of [...Object.values(session), env.CONFORMANCE_PASSWORD])
      expect(out + err).not.toContain(secret);
    const { findings } = JSON.parse(out) as { findings: Finding[] };
    expect(findings[0]?.call).toBe('POST /api/v1/member/login');
  });

  it('tries a login once, and exits with 2 if it is refused', async () => {
    let logins = 0;
    const url = await backend((id, answer) => {
      if (id !== 'login') return answer;
      logins += 1;
      return { ...answer, body: '{"code":5000}' };
    });
    const env = { CONFORMANCE_PASSWORD: 'wrong' };
    const { code, err } = await command(['--base-url', url, '--login', 'demo'], env);
    expect([code, err]).toEqual([2, expect.stringContaining('HTTP 200, code 5000')]);
    expect(logins).toBe(1);
    const silent = await command(['--base-url', url, '--login', 'demo'], {
      CONFORMANCE_PASSWORD: '',
    });
    expect([silent.code, silent.err]).toEqual([2, expect.stringContaining('CONFORMANCE_PASSWORD')]);
  });

  it('reports an unreachable backend, also as JSON', async () => {
    const args = ['--base-url', 'http://127.0.0.1:1', '--token', TOKEN, '--json'];
    const { code, out } = await command(args);
    expect(code).toBe(1);
    const { findings } = JSON.parse(out) as { findings: Finding[] };
    expect(problemsOf(findings, 'GET /').join()).toContain('reply is missing');
  });
});

describe('conformance command', () => {
  it('prints help, and exits with 2 on a usage error', async () => {
    const help = await command(['--help']);
    expect([help.code, help.out]).toEqual([0, expect.stringContaining('--base-url URL')]);
    const wrong = await command(['--token', TOKEN]);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringMatching(/^--base-url is missing/)]);
    expect(wrong.err).not.toContain(TOKEN);
  });
});

describe('an optional call', () => {
  const optional = operations.filter((operation) => operation.optional);
  const isOptional = (id: string) => optional.some((each) => each.id === id);

  it.each([
    ['may be left out', (id: string) => isOptional(id)],
    ['may not be left out if it is not optional', (id: string) => id === 'getMinWithdraw'],
  ])('%s', async (_, isMissing) => {
    const missing: Answer = { status: 404, body: JSON.stringify({ code: 404 }) };
    const findings = await findingsOf((id, answer) => (isMissing(id) ? missing : answer));
    const about = findings.filter(
      ({ status, reason }) => status === 404 || reason?.includes('does not have it'),
    );
    const expected = isMissing('getMinWithdraw') ? 'deviates' : 'skipped';
    expect(about.length).toBeGreaterThan(0);
    expect(new Set(about.map(({ outcome }) => outcome))).toEqual(new Set([expected]));
  });
});
