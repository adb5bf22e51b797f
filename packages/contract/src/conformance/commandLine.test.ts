import { describe, expect, it } from 'vitest';
import { readCommandLine } from './commandLine.ts';

const GOOD = ['--base-url', 'https://api.example.com/', '--token', 'at_secret'];

describe('conformance command line', () => {
  it('requires a host and a token, and is read-only by default', () => {
    expect(readCommandLine(GOOD, {})).toEqual({
      baseUrl: 'https://api.example.com',
      token: 'at_secret',
      lineUrl: null,
      rewardUrl: null,
      authUrl: null,
      username: null,
      origin: null,
      refreshToken: null,
      write: false,
      timeoutMs: 9_000,
      login: null,
      all: false,
      json: false,
      output: null,
      html: null,
      junit: null,
    });
  });

  it('reads tokens from the environment, so that no process list shows them', () => {
    const env = { CONFORMANCE_TOKEN: 'at_env', CONFORMANCE_REFRESH_TOKEN: 'rt_env' };
    const options = readCommandLine(['--base-url', 'http://127.0.0.1:4010', '--write'], env);
    expect(options).toMatchObject({ token: 'at_env', refreshToken: 'rt_env', write: true });
  });

  it('asks for help with --help, regardless of other arguments', () => {
    expect(readCommandLine(['--help'], {})).toBeNull();
  });

  it.each([
    [[], '--base-url is missing'],
    [['--base-url', 'https://api.example.com'], '--login or --token is missing'],
    [['--base-url', 'ftp://x', '--token', 't'], '--base-url is not an http or https address'],
    [[...GOOD, '--line-url', 'line'], '--line-url is not an http or https address'],
    [[...GOOD, '--origin', 'https://a.example/path'], '--origin must not have a path'],
    [[...GOOD, '--wirte'], 'unknown option --wirte'],
    [[...GOOD, 'at_other_secret'], 'unexpected argument'],
  ])('refuses %j with a reason that contains no token', (args, words) => {
    expect(() => readCommandLine(args, {})).toThrow(new RegExp(`^${words}$`));
  });
});
