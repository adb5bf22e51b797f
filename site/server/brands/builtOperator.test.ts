import { describe, expect, it } from 'vitest';
import { hostsFromEnvironment, operatorCheck } from './builtOperator.ts';
import { testOperator } from '../testOperator.ts';

const at = (api: string) => testOperator({ hosts: { ...testOperator().hosts, api } });

describe('the check of a served operator', () => {
  it.each(['http://api.example', 'https://localhost:4010', 'https://10.1.2.3', 'https://[::1]'])(
    'refuses the host %s by its key, and takes it on one machine',
    (api) => {
      expect(() => operatorCheck({ local: false, hosts: {} })(at(api))).toThrow('hosts.api');
      expect(operatorCheck({ local: true, hosts: {} })(at(api)).hosts.api).toBe(api);
    },
  );

  it('takes hosts from outside for a sandbox alone', () => {
    const hosts = { api: 'http://127.0.0.1:4010' };
    expect(() => operatorCheck({ local: false, hosts })).toThrow(/SITE_API_HOST.*--local/);
    const check = operatorCheck({ local: true, hosts });
    expect(check(at('https://api.example')).hosts).toMatchObject(hosts);
  });
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
