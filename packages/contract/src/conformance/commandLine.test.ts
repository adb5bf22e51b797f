import { describe, expect, it } from 'vitest';
import { readCommandLine } from './commandLine.ts';

const GOOD = ['--base-url', 'https://api.example.com/', '--token', 'at_secret'];

describe('the command line', () => {
  it('takes a host and a token, and changes nothing unless it is told to', () => {
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
      json: false,
      output: null,
    });
  });

  it('takes tokens from the environment, so that no list of processes shows them', () => {
    const env = { CONFORMANCE_TOKEN: 'at_env', CONFORMANCE_REFRESH_TOKEN: 'rt_env' };
    const options = readCommandLine(['--base-url', 'http://127.0.0.1:4010', '--write'], env);
    expect(options).toMatchObject({ token: 'at_env', refreshToken: 'rt_env', write: true });
  });

  it('asks for help with --help, whatever else stands there', () => {
    expect(readCommandLine(['--help'], {})).toBeNull();
  });

  it.each([
    [[], '--base-url is missing'],
    [['--base-url', 'https://api.example.com'], '--token is missing'],
    [['--base-url', 'ftp://x', '--token', 't'], '--base-url is no http or https address'],
    [[...GOOD, '--line-url', 'line'], '--line-url is no http or https address'],
    [[...GOOD, '--origin', 'https://a.example/path'], '--origin has more than an origin'],
    [[...GOOD, '--wirte'], '--wirte is no option'],
    [[...GOOD, 'at_other_secret'], 'an argument is not understood'],
  ])('refuses %j and says why without repeating a token', (args, words) => {
    expect(() => readCommandLine(args, {})).toThrow(new RegExp(`^${words}$`));
  });
});
