import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { PNPM } from './install.mjs';

interface Manifest {
  readonly devEngines?: {
    readonly packageManager: { readonly name: string; readonly version: string };
  };
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const manifest = (path: string) => JSON.parse(read(path)) as Manifest;
const EXACT = /^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|workspace:\*)$/;

describe('versions', () => {
  it('are exact in every manifest', () => {
    const ranges = globSync('{,packages/*/,site/}package.json', { cwd: ROOT }).flatMap((path) => {
      const { dependencies, devDependencies, optionalDependencies } = manifest(path);
      const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
      return Object.entries(all)
        .filter(([, version]) => !EXACT.test(version))
        .map(([name, version]) => `${path}: ${name} ${version}`);
    });
    expect(ranges).toEqual([]);
  });

  it('of a package are the same in every manifest, apart from the two compilers', () => {
    const versions = new Map<string, Set<string>>();
    for (const path of globSync('{,packages/*/,site/}package.json', { cwd: ROOT })) {
      const { dependencies, devDependencies } = manifest(path);
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
    const several = [...versions].filter(([, found]) => found.size > 1).map(([name]) => name);
    expect(several).toEqual(['typescript']);
  });

  /** Versions of a package in the lockfile. */
  const locked = (name: string) => [
    ...new Set(
      [...read('pnpm-lock.yaml').matchAll(new RegExp(`^ {2}${name}@([^(:]+):`, 'gm'))].map(
        ([, version]) => version,
      ),
    ),
  ];

  it('are one of esbuild in the lockfile', () => {
    expect(locked('esbuild')).toHaveLength(1);
  });

  it('are as few of TypeScript as there can be: two of ours, and one inside of attw', () => {
    const ours = globSync('{,packages/*/,site/}package.json', { cwd: ROOT }).flatMap(
      (path) => manifest(path).devDependencies?.['typescript'] ?? [],
    );
    const others = locked('typescript').filter((version) => !ours.includes(version ?? ''));
    expect(new Set(ours).size).toBe(2);
    expect(others).toEqual(['5.6.1-rc']);
  });

  it('of pnpm are the same everywhere', () => {
    const { name = '', version = '' } = manifest('package.json').devEngines?.packageManager ?? {};
    expect(`${name}@${version}`).toBe(PNPM);
    const files = globSync('{.github/workflows/*.yml,Dockerfile,docs/**/*.md,*.md}', { cwd: ROOT });
    const others = files.flatMap((file) =>
      [...read(file).matchAll(/pnpm@[\d.]+\d/g)].filter(([one]) => one !== PNPM),
    );
    expect(others).toEqual([]);
  });
});

describe.each(globSync('.github/workflows/*.yml', { cwd: ROOT }))('%s', (file) => {
  // A tag can be moved to other code.
  it('names actions by hash, with their version beside it', () => {
    const used = read(file).match(/(?<=uses: ).*/g) ?? [];
    const open = used.filter(
      (one) => !/^\.\/|^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(one),
    );
    expect(open).toEqual([]);
  });
});

describe('the workflows', () => {
  const check = read('.github/workflows/check.yml');
  const release = read('.github/workflows/release.yml');

  it('ask for known vulnerabilities at each push', () => {
    expect(check).toMatch(/^ {2}push:/m);
    expect(check).toContain(`npx --yes ${PNPM} audit --audit-level high`);
  });

  it('compare the pictures of a pull request with where it began', () => {
    expect(check).toMatch(/^ {2}pull_request:/m);
    expect(check).toContain('npm run visual -- --base "origin/$BASE"');
    expect(check).not.toContain('continue-on-error');
  });

  it('publish by hand, after all checks, with provenance', () => {
    expect(release).toMatch(/^on:\n {2}workflow_dispatch:/m);
    expect(release).toContain('uses: ./.github/workflows/check.yml');
    expect(release).toContain('id-token: write');
    expect(release).toMatch(/npm run release -- --push .*--provenance/);
  });
});
