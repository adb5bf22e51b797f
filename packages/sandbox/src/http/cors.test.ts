import { describe, expect, it } from 'vitest';
import { SITE, testSandbox } from '../testing/testSandbox.ts';

const PREFLIGHT = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
};

describe('another origin', () => {
  it('gets no header that would let its browser read a reply or send a call', async () => {
    const { api } = testSandbox();
    for (const origin of [
      'http://evil.example',
      `${SITE}.evil.example`,
      'http://localhost:5174',
      'null',
    ]) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await api.request('/api/v1/member/credit', {
          method,
          headers: { Origin: origin, ...(method === 'OPTIONS' && PREFLIGHT) },
        });
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
        expect(headers.get('Vary')).toContain('Origin');
      }
    }
  });
});

describe('the site', () => {
  it('may send its calls, with preflights cached for ten minutes', async () => {
    const { api } = testSandbox();
    const { status, headers } = await api.request('/api/v1/member/withdraw', {
      method: 'OPTIONS',
      headers: { Origin: SITE, ...PREFLIGHT },
    });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(SITE);
    expect(headers.get('Access-Control-Max-Age')).toBe('600');
    for (const name of ['Authorization', 'Content-Type', 'Idempotency-Key']) {
      expect(headers.get('Access-Control-Allow-Headers')).toContain(name);
    }
  });

  it('may read every reply with the server’s time, including refusals and unknown paths', async () => {
    const { api } = testSandbox();
    for (const [path, status] of [
      ['/', 200],
      ['/api/v1/member/getMinWithdraw', 401],
      ['/nowhere', 404],
    ] as const) {
      const reply = await api.request(path, { headers: { Origin: SITE } });
      expect(reply.status).toBe(status);
      expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(SITE);
      expect(reply.headers.get('Access-Control-Expose-Headers')).toBe('Date');
      expect(reply.headers.get('Date')).toBe('Thu, 15 Jan 2026 02:30:00 GMT');
    }
  });
});
