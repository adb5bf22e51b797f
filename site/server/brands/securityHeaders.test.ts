import { describe, expect, it } from 'vitest';
import type { Operator } from '@brand/operator';
import { securityHeaders } from './operatorHeaders.ts';
import { testOperator } from '../testOperator.ts';

const hosts: Operator['hosts'] = {
  api: 'https://api.brand.example',
  auth: 'https://auth.brand.example',
  cdn: 'https://files.example/brand',
  games: 'https://games.example',
  line: null,
  reward: null,
  chat: null,
};
/** An operator with these hosts. */
const of = (its: Partial<typeof hosts> = {}, more: Partial<Operator> = {}) =>
  testOperator({ hosts: { ...hosts, ...its }, ...more });

const policy = (headers: Record<string, string>) =>
  new Map(
    headers['Content-Security-Policy']!.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name!, sources] as const;
    }),
  );

describe('security headers', () => {
  it('allow nothing that is not named', () => {
    expect(policy(securityHeaders(of())).get('default-src')).toEqual(["'none'"]);
  });

  it('run and style from the site alone, without inline parts', () => {
    const sources = policy(securityHeaders(of()));
    expect(sources.get('script-src')).toEqual(["'self'"]);
    expect(sources.get('style-src')).toEqual(["'self'"]);
    expect(securityHeaders(of())['Content-Security-Policy']).not.toContain('unsafe');
  });

  it("take every other source from the operator's hosts", () => {
    const sources = policy(securityHeaders(of()));
    expect(sources.get('connect-src')).toEqual(["'self'", hosts.api, hosts.auth]);
    expect(sources.get('frame-src')).toEqual([hosts.games]);
  });

  it('call LINE and the reward service where the operator has them', () => {
    const more = { line: 'https://one.example/line', reward: 'https://reward.example' };
    const sources = policy(securityHeaders(of(more)));
    expect(sources.get('connect-src')).toEqual([
      "'self'",
      hosts.api,
      hosts.auth,
      'https://one.example/line/',
      'https://reward.example',
    ]);
    expect(sources.get('script-src')).toEqual(["'self'"]);
    expect(sources.get('frame-src')).toEqual([hosts.games]);
  });

  it('frame the chat host, run nothing of it and call nothing of it', () => {
    const sources = policy(securityHeaders(of({ chat: 'https://one.example/chat' })));
    expect(sources.get('script-src')).toEqual(["'self'"]);
    expect(sources.get('frame-src')).toEqual([hosts.games, 'https://one.example/chat/']);
    expect(sources.get('connect-src')).toEqual(["'self'", hosts.api, hosts.auth]);
    expect(sources.get('trusted-types')).toEqual(['service-worker', 'game-tab', 'rich-text']);
  });

  it('leave LINE and the chat out where the operator has switched them off', () => {
    const both = { line: 'https://line.example', chat: 'https://chat.example' };
    const off = { features: { ...testOperator().features, line: false, chat: false } };
    expect(securityHeaders(of(both, off))).toEqual(securityHeaders(of()));
  });

  it('take in the further hosts of games and of pictures in notices', () => {
    const more = {
      games: { frameHosts: ['https://play.example'] },
      notices: { imageHosts: ['https://images.example/n'] },
    };
    const headers = securityHeaders(of({}, more));
    expect(policy(headers).get('frame-src')).toEqual([hosts.games, 'https://play.example']);
    expect(policy(headers).get('img-src')).toContain('https://images.example/n/');
    expect(headers['Permissions-Policy']).toContain(
      `fullscreen=(self "${hosts.games}" "https://play.example")`,
    );
  });

  it('allow images below the path of the picture host only', () => {
    expect(policy(securityHeaders(of())).get('img-src')).toEqual([
      "'self'",
      'https://files.example/brand/',
    ]);
  });

  it('name a host once when two services share it', () => {
    const shared = policy(securityHeaders(of({ auth: hosts.api })));
    expect(shared.get('connect-src')).toEqual(["'self'", hosts.api]);
  });

  it('name the endpoint of the reports exactly, and nothing of it where there is none', () => {
    const telemetry = { ...testOperator().telemetry, endpoint: 'https://reports.example/site' };
    const sources = policy(securityHeaders(of({}, { telemetry })));
    expect(sources.get('connect-src')).toEqual([
      "'self'",
      hosts.api,
      hosts.auth,
      'https://reports.example/site',
    ]);
    expect(sources.get('script-src')).toEqual(["'self'"]);
    expect(sources.has('report-to')).toBe(false);
    expect(securityHeaders(of())).not.toHaveProperty('Reporting-Endpoints');
  });

  it('let browsers report violations on their own only where no consent is required', () => {
    const reporting = {
      ...testOperator().telemetry,
      endpoint: 'https://reports.example/site',
      policyReports: true,
    };
    const asked = securityHeaders(of({}, { telemetry: { ...reporting, consent: 'required' } }));
    expect(asked).not.toHaveProperty('Reporting-Endpoints');
    const unasked = securityHeaders(of({}, { telemetry: { ...reporting, consent: 'none' } }));
    expect(policy(unasked).get('report-to')).toEqual(['telemetry']);
    expect(unasked['Reporting-Endpoints']).toBe('telemetry="https://reports.example/site"');
  });

  it('let an analytics host run scripts and be called, and show no pictures or frames', () => {
    const telemetry = { ...testOperator().telemetry, analyticsHost: 'https://stats.example' };
    const sources = policy(securityHeaders(of({}, { telemetry })));
    expect(sources.get('script-src')).toEqual(["'self'", 'https://stats.example']);
    expect(sources.get('connect-src')).toContain('https://stats.example');
    expect(sources.get('img-src')).not.toContain('https://stats.example');
    expect(sources.get('frame-src')).toEqual([hosts.games]);
  });

  it('keep the page out of frames, foreign forms and foreign base addresses', () => {
    const sources = policy(securityHeaders(of()));
    expect(sources.get('frame-ancestors')).toEqual(["'none'"]);
    expect(sources.get('form-action')).toEqual(["'self'"]);
    expect(sources.get('base-uri')).toEqual(["'none'"]);
  });

  it('require trusted types and allow a policy for each of two scripts, the service worker and the closer of tabs', () => {
    const sources = policy(securityHeaders(of()));
    expect(sources.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(sources.get('trusted-types')).toEqual(['service-worker', 'game-tab', 'rich-text']);
  });

  it('open inline parts and a socket for a workshop that asks for them', () => {
    const workshop = { nonce: 'n1', connect: ['ws://localhost:5173'] };
    const sources = policy(securityHeaders(of(), workshop));
    expect(sources.get('script-src')).toEqual(["'self'", "'nonce-n1'"]);
    expect(sources.get('style-src')).toEqual(["'self'", "'nonce-n1'"]);
    expect(sources.get('connect-src')).toContain('ws://localhost:5173');
  });

  it('cut off who opens the site, and keep hold of the tab of a game so that it can be closed', () => {
    expect(securityHeaders(of())['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });

  it('give a game full screen and no other page a camera', () => {
    const features = securityHeaders(of())['Permissions-Policy'];
    expect(features).toContain(`fullscreen=(self "${hosts.games}")`);
    expect(features).toContain('camera=()');
  });

  it('allow passkeys on our own pages if the operator has them, and nowhere otherwise', () => {
    const both = ['publickey-credentials-create', 'publickey-credentials-get'];
    const { features } = of();
    const without = securityHeaders(of())['Permissions-Policy'];
    for (const feature of both) expect(without).toContain(`${feature}=()`);
    const operator = of({}, { features: { ...features, passkeys: true } });
    const own = securityHeaders(operator)['Permissions-Policy'];
    for (const feature of both) expect(own).toContain(`${feature}=(self)`);
  });
});
