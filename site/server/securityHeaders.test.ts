import { describe, expect, it } from 'vitest';
import { securityHeaders } from './securityHeaders.ts';

const hosts = {
  api: 'https://api.brand.example',
  auth: 'https://auth.brand.example',
  cdn: 'https://files.example/brand',
  games: 'https://games.example',
};

const policy = (headers: Record<string, string>) =>
  new Map(
    headers['Content-Security-Policy']!.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name!, sources] as const;
    }),
  );

describe('security headers', () => {
  it('allow nothing that is not named', () => {
    expect(policy(securityHeaders(hosts)).get('default-src')).toEqual(["'none'"]);
  });

  it('run and style from the site alone, without inline parts', () => {
    const sources = policy(securityHeaders(hosts));
    expect(sources.get('script-src')).toEqual(["'self'"]);
    expect(sources.get('style-src')).toEqual(["'self'"]);
    expect(securityHeaders(hosts)['Content-Security-Policy']).not.toContain('unsafe');
  });

  it("take every other source from the operator's hosts", () => {
    const sources = policy(securityHeaders(hosts));
    expect(sources.get('connect-src')).toEqual(["'self'", hosts.api, hosts.auth]);
    expect(sources.get('frame-src')).toEqual([hosts.games]);
  });

  it('call LINE and the reward service where the operator has them', () => {
    const more = { line: 'https://one.example/line', reward: 'https://reward.example' };
    const sources = policy(securityHeaders({ ...hosts, ...more }));
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

  it('run one script of the chat host and frame what it shows, and call nothing of it', () => {
    const sources = policy(securityHeaders({ ...hosts, chat: 'https://one.example/chat' }));
    expect(sources.get('script-src')).toEqual(["'self'", 'https://one.example/chat/widget.js']);
    expect(sources.get('frame-src')).toEqual([hosts.games, 'https://one.example/chat/']);
    expect(sources.get('connect-src')).toEqual(["'self'", hosts.api, hosts.auth]);
    expect(sources.get('trusted-types')).toEqual(["'none'"]);
  });

  it('allow images below the path of the picture host only', () => {
    expect(policy(securityHeaders(hosts)).get('img-src')).toEqual([
      "'self'",
      'https://files.example/brand/',
    ]);
  });

  it('name a host once when two services share it', () => {
    const shared = policy(securityHeaders({ ...hosts, auth: hosts.api }));
    expect(shared.get('connect-src')).toEqual(["'self'", hosts.api]);
  });

  it('keep the page out of frames, foreign forms and foreign base addresses', () => {
    const sources = policy(securityHeaders(hosts));
    expect(sources.get('frame-ancestors')).toEqual(["'none'"]);
    expect(sources.get('form-action')).toEqual(["'self'"]);
    expect(sources.get('base-uri')).toEqual(["'none'"]);
  });

  it('require trusted types and allow no policy to make them', () => {
    const sources = policy(securityHeaders(hosts));
    expect(sources.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(sources.get('trusted-types')).toEqual(["'none'"]);
  });

  it('open inline parts and a socket for a workshop that asks for them', () => {
    const workshop = { nonce: 'n1', connect: ['ws://localhost:5173'] };
    const sources = policy(securityHeaders(hosts, workshop));
    expect(sources.get('script-src')).toEqual(["'self'", "'nonce-n1'"]);
    expect(sources.get('style-src')).toEqual(["'self'", "'nonce-n1'"]);
    expect(sources.get('connect-src')).toContain('ws://localhost:5173');
  });

  it('give a game full screen and no other page a camera', () => {
    const features = securityHeaders(hosts)['Permissions-Policy'];
    expect(features).toContain(`fullscreen=(self "${hosts.games}")`);
    expect(features).toContain('camera=()');
  });
});
