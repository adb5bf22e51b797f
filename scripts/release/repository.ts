import { Explained } from '../progress.mjs';

/** What a published manifest says about where its source is. */
export interface Origin {
  readonly repository: { readonly type: 'git'; readonly url: string; readonly directory: string };
  readonly homepage: string;
  readonly bugs: string;
}

/**
 * Where the source of a package is. No file of the project names the address of its repository: the environment of the release
 * does, with the variables that GitHub Actions sets.
 *
 * @param folder of the package, from the root
 * @returns null without these variables
 * @throws Explained if they are no address of a repository
 */
export function originOf(env: NodeJS.ProcessEnv, folder: string): Origin | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = env;
  if (!server || !repository) return null;
  if (!/^https:\/\/[\w.:-]+\/?$/.test(server) || !/^[\w.-]+\/[\w.-]+$/.test(repository))
    throw new Explained(
      `GITHUB_SERVER_URL "${server}" and GITHUB_REPOSITORY "${repository}" must be an https address and owner/name.`,
    );
  const home = `${server.replace(/\/$/, '')}/${repository}`;
  return {
    repository: { type: 'git', url: `git+${home}.git`, directory: folder },
    homepage: `${home}/tree/HEAD/${folder}#readme`,
    bugs: `${home}/issues`,
  };
}

/** Why a release cannot have a provenance statement here, as a sentence, or null. */
export function provenanceProblem(env: NodeJS.ProcessEnv): string | null {
  if (originOf(env, '') === null)
    return 'Provenance names the repository of the source: GITHUB_SERVER_URL and GITHUB_REPOSITORY are not set.';
  if (!env['ACTIONS_ID_TOKEN_REQUEST_URL'])
    return 'Provenance is signed by a CI service: run it in a workflow with the permission "id-token: write", or without --provenance.';
  return null;
}
