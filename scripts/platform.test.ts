import { describe, expect, it } from 'vitest';
import { installProblem } from './install.mjs';
import { isAtLeast, platformProblem } from './platform.mjs';

describe('a version', () => {
  it.each([
    ['v22.18.0', true],
    ['v22.17.1', false],
    ['v23.0.0', true],
    ['v9.99.0', false],
    ['24.21.0', true],
  ])('%s is at least 22.18: %s', (version, answer) => {
    expect(isAtLeast(version, [22, 18])).toBe(answer);
  });
});

describe('a machine', () => {
  it('with Linux on x64 starts from Node 20.19, since the lockfile contains its own', () => {
    expect(
      platformProblem({ platform: 'linux', arch: 'x64', version: 'v20.19.0' }),
    ).toBeUndefined();
  });

  it('of another kind starts when its own Node is recent enough', () => {
    const machine = { platform: 'darwin', arch: 'arm64', version: 'v24.1.0' };
    expect(platformProblem(machine)).toBeUndefined();
  });

  it('of another kind with an old Node gets the required version', () => {
    const machine = { platform: 'darwin', arch: 'arm64', version: 'v20.19.0' };
    expect(platformProblem(machine)).toMatch(/darwin-arm64.*22\.18 or later; this is v20\.19\.0/);
  });

  it('with a Node below the minimum gets an error', () => {
    const machine = { platform: 'linux', arch: 'x64', version: 'v18.20.0' };
    expect(platformProblem(machine)).toMatch(/needs Node 20\.19 or later/);
  });
});

describe('an install that failed', () => {
  it.each([
    ['npm error code ENOTFOUND', 'registry could not be reached'],
    ['npm error connect ECONNREFUSED 127.0.0.1:9', 'registry could not be reached'],
    ['ERR_PNPM_OUTDATED_LOCKFILE cannot install', 'do not agree'],
    ['write ENOSPC', 'disk is full'],
    ['something else', 'could not be installed'],
  ])('with %j explains what to do', (output, sentence) => {
    expect(installProblem(output)).toContain(sentence);
    expect(installProblem(output)).toContain(output);
  });
});
