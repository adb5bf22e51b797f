import { describe, expect, it } from 'vitest';
import { listeningSandbox } from '../testing/listeningSandbox.ts';

const CLOCK = '/__sandbox/clock';
const BODY = { advanceMs: 1 };

describe('the control side', () => {
  it('accepts requests from non-browser clients and from its own page', async () => {
    const { send, port } = await listeningSandbox();
    expect((await send('POST', CLOCK, { body: BODY })).status).toBe(200);
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
      const headers = {
        Host: `${name}:${port}`,
        Origin: `http://${name}:${port}`,
        'Sec-Fetch-Site': 'same-origin',
      };
      expect((await send('POST', CLOCK, { body: BODY, headers })).status, name).toBe(200);
    }
  });

  it('refuses requests from pages of other sites', async () => {
    const { send, port, clock } = await listeningSandbox();
    const before = clock.now();
    const strangers: Record<string, string>[] = [
      { Origin: 'http://evil.example' },
      { Origin: 'null' },
      // The member site has no access either.
      { Origin: 'http://localhost:5173' },
      { Origin: `http://localhost:${port}`, Host: `127.0.0.1:${port}` },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ];
    for (const headers of strangers) {
      const { status, headers: said } = await send('POST', CLOCK, { body: BODY, headers });
      expect(status, JSON.stringify(headers)).toBe(403);
      expect(said['access-control-allow-origin']).toBeUndefined();
    }
    expect(clock.now()).toBe(before);
  });

  it('refuses other host names that resolve to this machine (DNS rebinding)', async () => {
    const { send, port } = await listeningSandbox();
    for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1', 'localhost:1']) {
      const headers = { Host: host, Origin: `http://${host}` };
      expect((await send('POST', CLOCK, { body: BODY, headers })).status, host).toBe(403);
      expect((await send('GET', '/__sandbox/state', { headers: { Host: host } })).status).toBe(403);
    }
  });

  it('cannot be read by another site, but can be opened by a link', async () => {
    const { send } = await listeningSandbox();
    const cross = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await send('GET', '/__sandbox/state', { headers: cross })).status).toBe(403);
    const frame = { ...cross, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' };
    expect((await send('GET', '/__sandbox', { headers: frame })).status).toBe(403);
    const link = { ...cross, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    expect((await send('GET', '/__sandbox', { headers: link })).status).toBe(200);
  });

  it('accepts JSON and no form content types', async () => {
    const { send, clock } = await listeningSandbox();
    const before = clock.now();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const headers = { 'Content-Type': type };
      const { status, text } = await send('POST', CLOCK, { body: JSON.stringify(BODY), headers });
      expect([status, (JSON.parse(text) as { field: string }).field]).toEqual([
        400,
        'Content-Type',
      ]);
    }
    expect(clock.now()).toBe(before);
  });

  it('serves a page that can run only its own files', async () => {
    const { send } = await listeningSandbox();
    const { headers, text } = await send('GET', '/__sandbox');
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self'/);
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types 'none'/);
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(2);
    for (const path of files) {
      expect((await send('GET', path)).status, path).toBe(200);
    }
    for (const path of ['main.ts', '../context.ts', 'control/reset.ts', '..%2fcontext.ts']) {
      expect((await send('GET', `/__sandbox/files/${path}`)).status, path).toBe(404);
    }
  });

  it('answers 404 for unknown paths, also during maintenance', async () => {
    const { send, control } = await listeningSandbox();
    await control('POST', 'triggers/maintenance-on', {});
    expect((await send('GET', '/__sandbox/nothing')).status).toBe(404);
    expect((await send('GET', '/__sandbox/state')).status).toBe(200);
  });
});
