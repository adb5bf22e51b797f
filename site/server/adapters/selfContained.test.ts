import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainGet } from '../testing/plainGet.ts';
import { plainNode } from '../testing/plainNode.ts';
import { rawConnection } from '../testing/slowConnection.ts';
import { type Copy, makeCopy } from '../testing/startCopy.ts';

const page = { accept: 'text/html', host: 'lotus.example' };
let copy: Copy;

beforeAll(async () => {
  copy = await makeCopy();
});

afterAll(async () => copy.remove());

const run = (...args: string[]) =>
  spawnSync(plainNode(), [join(copy.folder, 'server.mjs'), ...args], { encoding: 'utf8', env: {} });

describe('a built folder that was copied elsewhere', () => {
  it('serves pages, health and metrics under plain Node, and ends with 0', async () => {
    const site = await copy.start();
    expect((await plainGet(site.port, '/', page)).body.toString()).toContain('rendered / false');
    expect((await plainGet(site.port, '/healthz')).body.toString()).toBe('ok');
    const ready = await plainGet(site.port, '/readyz');
    expect([ready.status, JSON.parse(ready.body.toString())]).toEqual([
      200,
      { ready: true, build: 'unknown', brand: true, draining: false, api: 'unknown' },
    ]);
    const metrics = (await plainGet(site.metricsPort, '/metrics')).body.toString();
    expect(metrics).toContain('site_requests_total{kind="document",status="200"} 1');
    expect(metrics).toContain('site_build_info{build="unknown"} 1');
    expect((await plainGet(site.port, '/metrics')).status).toBe(404);
    expect(await site.stop()).toBe(0);
  });

  it('finishes the requests under way when it has to end', async () => {
    const site = await copy.start();
    // Each has sent half of a request.
    const slow = Array.from({ length: 20 }, () =>
      rawConnection(
        site.port,
        'POST /login HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nContent-Length: 2\r\n\r\na',
      ),
    );
    await plainGet(site.port, '/', page);
    const code = site.stop();
    for (const { socket } of slow) socket.write('b');
    for (const { reply } of slow) expect(await reply).toMatch(/^HTTP\/1\.1 303 /);
    expect(await code).toBe(0);
  });

  it('logs requests without tokens, keys, cookies and full addresses', async () => {
    const site = await copy.start();
    const secret = { ...page, cookie: 'auth=secret-token', authorization: 'Bearer secret-token' };
    await plainGet(site.port, '/loginUrl?key=secret-key&token=eyJsecret', secret);
    await plainGet(site.port, '/register/secret-friend', secret);
    await site.stop();
    const requests = site.lines.filter(({ message }) => message === 'request');
    expect(requests.map(({ path, network }) => [path, network])).toEqual([
      ['/loginUrl', '127.0.0.0'],
      ['/register/:id', '127.0.0.0'],
    ]);
    expect(JSON.stringify(requests)).not.toMatch(/secret|127\.0\.0\.1/);
  });

  it('counts forwarded headers of a trusted proxy alone', async () => {
    const forwarded = {
      ...page,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
      'x-request-id': 'from-the-proxy',
    };
    const trusting = await copy.start(['--trusted-proxy', 'loopback']);
    const behind = await plainGet(trusting.port, '/', forwarded);
    expect(behind.headers['strict-transport-security']).toBe('max-age=63072000');
    expect(behind.headers['x-request-id']).toBe('from-the-proxy');
    await trusting.stop();
    expect(trusting.lines.find(({ message }) => message === 'request')?.network).toBe(
      '203.0.113.0',
    );
    const plain = await copy.start();
    const direct = await plainGet(plain.port, '/', forwarded);
    expect(direct.headers['strict-transport-security']).toBeUndefined();
    expect(direct.headers['x-request-id']).not.toBe('from-the-proxy');
    await plain.stop();
  });

  it('lists its settings, and says what is wrong with them', () => {
    const help = run('--help');
    expect(help.status).toBe(0);
    expect(help.stdout).toMatch(/--trusted-proxy <addresses> +SITE_TRUSTED_PROXY/);
    const wrong = run('--port', '99999', '--log-level', 'loud', '--trusted-proxy', '10.0.0.0/99');
    expect(wrong.status).toBe(2);
    for (const flag of ['--port is "99999"', '--log-level is "loud"', '--trusted-proxy is'])
      expect(wrong.stderr).toContain(flag);
    expect(run('--header-timeout', '0').stderr).toContain('it is at least 1 second.');
    expect(run('--prot', '1').stderr).toContain('--help lists all settings');
    expect(run('--dist', '/no/such/folder').stderr).toContain('does not exist');
    expect(run('--dist', '/').stderr).toContain('holds no build of the site');
    expect(wrong.stderr).not.toMatch(/\n +at /);
  });
});
