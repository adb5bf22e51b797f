import { describe, expect, it } from 'vitest';
import { originOf, provenanceProblem } from './repository.ts';

const GITHUB = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'team/site' };

describe('the origin of a published package', () => {
  it('comes from the environment', () => {
    expect(originOf(GITHUB, 'packages/ui')).toEqual({
      repository: {
        type: 'git',
        url: 'git+https://git.example/team/site.git',
        directory: 'packages/ui',
      },
      homepage: 'https://git.example/team/site/tree/HEAD/packages/ui#readme',
      bugs: 'https://git.example/team/site/issues',
    });
  });

  it('is left out without the environment', () => {
    expect(originOf({}, 'packages/ui')).toBeNull();
    expect(originOf({ GITHUB_SERVER_URL: 'https://git.example' }, 'packages/ui')).toBeNull();
  });

  it('refuses what is no address of a repository', () => {
    expect(() => originOf({ ...GITHUB, GITHUB_REPOSITORY: 'site' }, '')).toThrow(/owner\/name/);
  });
});

describe('provenance', () => {
  it('needs a repository and a CI service that signs it', () => {
    expect(provenanceProblem({})).toMatch(/GITHUB_REPOSITORY/);
    expect(provenanceProblem(GITHUB)).toMatch(/id-token: write/);
    const env = { ...GITHUB, ACTIONS_ID_TOKEN_REQUEST_URL: 'https://git.example/token' };
    expect(provenanceProblem(env)).toBeNull();
  });
});
