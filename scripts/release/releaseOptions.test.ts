import { describe, expect, it } from 'vitest';
import { releaseOptions } from './releaseOptions.ts';

describe('the options of npm run release', () => {
  it('publish to the registry of npm by default, without pushing', () => {
    expect(releaseOptions([])).toEqual({
      dryRun: false,
      prepare: false,
      push: false,
      provenance: false,
      registry: null,
    });
  });

  it('make a dry run also of --dry-run before the dashes, which npm keeps for itself', () => {
    expect(releaseOptions([], { npm_config_dry_run: 'true' })).toMatchObject({ dryRun: true });
  });

  it('push nothing in a dry run', () => {
    expect(releaseOptions(['--dry-run', '--push'])).toMatchObject({ dryRun: true, push: false });
  });

  it('ask for help', () => {
    expect(releaseOptions(['--help'])).toBeNull();
  });

  it.each([
    [['--registry', 'registry.example'], /must be an http or https address/],
    [['--prepare', '--dry-run'], /publishes nothing/],
    [['--publish'], /'--publish'/],
  ])('refuse %j', (args, words) => {
    expect(() => releaseOptions(args)).toThrow(words);
  });
});
