import { describe, expect, it } from 'vitest';
import { operatorConfig } from '../src/app/operatorConfig.ts';
import { hostsFromEnvironment, readOperatorConfig } from './readOperatorConfig.ts';
import { siteFolders } from './siteServer.ts';

const valid = {
  brand: { name: 'Jade', theme: 'jade' },
  locale: 'en',
  payoutMinutes: 3,
  hosts: {
    api: 'https://api.example/',
    auth: 'https://auth.example',
    cdn: 'https://cdn.example/files/',
    games: 'https://games.example',
  },
};

describe('operator configuration', () => {
  it('accepts the file that is in the repository', async () => {
    const file = `${siteFolders().operatorFolder}/operator.json`;
    await expect(readOperatorConfig(file)).resolves.toMatchObject({ payoutMinutes: 9 });
  });

  it('drops the slash at the end of a host, so that paths can be appended', () => {
    expect(operatorConfig(valid).hosts).toMatchObject({
      api: 'https://api.example',
      cdn: 'https://cdn.example/files',
    });
  });

  it('lets a host from outside win over the file', () => {
    const hosts = { api: 'http://127.0.0.1:4010' };
    expect(operatorConfig(valid, hosts).hosts).toMatchObject({
      ...hosts,
      auth: 'https://auth.example',
    });
  });

  it('leaves out the hosts that an operator does not have', () => {
    const hosts = { ...valid.hosts, line: 'https://line.example/', reward: '', chat: null };
    expect(operatorConfig({ ...valid, hosts }).hosts).toEqual({
      api: 'https://api.example',
      auth: 'https://auth.example',
      cdn: 'https://cdn.example/files',
      games: 'https://games.example',
      line: 'https://line.example',
    });
  });

  it('checks an optional host as it does any other', () => {
    const hosts = { ...valid.hosts, chat: 'chat.example' };
    expect(() => operatorConfig({ ...valid, hosts })).toThrow('hosts.chat');
  });

  it('passes on keys that it does not know', () => {
    expect(operatorConfig({ ...valid, helpline: '1323' })).toMatchObject({ helpline: '1323' });
  });

  it.each([
    ['brand.name', { ...valid, brand: { name: '', theme: 'jade' } }],
    ['brand.theme', { ...valid, brand: { name: 'Jade' } }],
    ['locale', { ...valid, locale: 'my' }],
    ['payoutMinutes', { ...valid, payoutMinutes: 2.5 }],
    ['hosts', { ...valid, hosts: undefined }],
    ['hosts.cdn', { ...valid, hosts: { ...valid.hosts, cdn: undefined } }],
    ['operator.json', []],
  ])('names %s when that is what is wrong', (key, json) => {
    expect(() => operatorConfig(json)).toThrow(`"${key}"`);
  });

  it.each([
    'api.example',
    'javascript:alert(1)',
    'https://api.example/?key=1',
    'https://user@api.example',
    "https://api.example/; script-src 'unsafe-inline'",
    'https://api.example/,https://evil.example',
  ])('refuses %j as a host', (api) => {
    expect(() => operatorConfig(valid, { api })).toThrow('hosts.api');
  });

  it('reads hosts from the environment and skips empty ones', () => {
    const env = {
      SITE_API_HOST: 'http://127.0.0.1:1',
      SITE_CDN_HOST: '',
      SITE_CHAT_HOST: 'http://127.0.0.1:1/chat',
    };
    expect(hostsFromEnvironment(env)).toEqual({
      api: 'http://127.0.0.1:1',
      chat: 'http://127.0.0.1:1/chat',
    });
  });
});
