import { parseArgs } from 'node:util';
import { Explained } from '../progress.mjs';

/** What `npm run release` does. */
export interface ReleaseOptions {
  /** Versions, builds and checks, publishes nothing and leaves the files as they were. */
  readonly dryRun: boolean;
  /** Writes and commits versions and changelogs only. */
  readonly prepare: boolean;
  /** Pushes the commit before it publishes, and the tags after it. */
  readonly push: boolean;
  /** Publishes with a provenance statement, which a CI service signs. */
  readonly provenance: boolean;
  /** Address of the registry; null is the one that npm is configured with. */
  readonly registry: string | null;
}

export const HELP = `Publishes the packages that are not private: version, changelog, build, check, publish, tag.

  npm run release -- [options]

  --dry-run         shows versions and contents, publishes nothing and leaves the files as they were
  --prepare         writes and commits versions and changelogs only, for a review before the release
  --push            pushes the commit before it publishes, and the tags after it
  --provenance      publishes with a statement of origin; for CI, see CONTRIBUTING.md
  --registry URL    another registry than the one that npm is configured with
  --help            prints this help

NPM_TOKEN is used as the token of the registry, if it is set. GITHUB_SERVER_URL and GITHUB_REPOSITORY give the packages their
repository and homepage. Tests are not part of it: run npm test before.
`;

/**
 * Reads the command line; null if help is requested.
 *
 * @param env with what npm has taken as its own option, because `--` was forgotten
 * @throws Explained for a usage error
 */
export function releaseOptions(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ReleaseOptions | null {
  const values = parsed(args);
  if (values.help) return null;
  const dryRun = values['dry-run'] || env['npm_config_dry_run'] === 'true';
  if (values.prepare && (dryRun || values.provenance))
    throw new Explained('--prepare publishes nothing: it goes with --push only.');
  const { registry = null } = values;
  if (registry !== null && !/^https?:\/\/[^/]/.test(registry))
    throw new Explained(`--registry is "${registry}"; it must be an http or https address.`);
  const { prepare, push, provenance } = values;
  return { dryRun, prepare, push: push && !dryRun, provenance, registry };
}

function parsed(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        'dry-run': flag,
        prepare: flag,
        push: flag,
        provenance: flag,
        registry: { type: 'string' },
        help: flag,
      },
    }).values;
  } catch (error) {
    throw new Explained(`${(error as Error).message}\n\n${HELP}`);
  }
}
