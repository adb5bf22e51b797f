import type { Operator } from '@brand/operator';
import { renderedPaths } from '../documents/pageDocuments.ts';
import type { PublicDatum } from '../siteCode.ts';
import type { BuiltSite } from './builtSite.ts';

/** The public content of the pages of a site at one moment. */
export interface Snapshot {
  /** @param path with its language */
  contentOf(path: string): readonly PublicDatum[];
  /** Questions that the API refused. Their pages read them in the browser. */
  readonly missing: readonly string[];
}

/** A build without content. */
export const NO_SNAPSHOT: Snapshot = { contentOf: () => [], missing: [] };

export interface SnapshotSource {
  readonly operator: Operator;
  /** Another address of the same API, such as one inside a network. @default `hosts.api` of the operator */
  readonly api?: string | undefined;
  /** Reads a text file of the operator's folder. */
  operatorFile(name: string): Promise<string>;
}

/**
 * Reads what visitors see of every page that is a file, by the queries of the server. Each question is asked once.
 *
 * @throws Error with a sentence for who runs the build, when the API does not answer
 */
export async function readSnapshot(
  site: Pick<BuiltSite, 'serverEntry'>,
  { operator, api = operator.hosts.api, operatorFile }: SnapshotSource,
): Promise<Snapshot> {
  type Load = Parameters<Parameters<typeof site.serverEntry.readPublicData>[1]>[1];
  type Answer = Awaited<ReturnType<Load>> | null;
  const asked: Operator = { ...operator, hosts: { ...operator.hosts, api } };
  const answers = new Map<string, Promise<Answer>>();
  const missing: string[] = [];

  async function ask(key: string, load: Load): Promise<Answer> {
    try {
      return await load();
    } catch (error) {
      if (isUnreachable(error)) throw new Error(unreachable(api, error), { cause: error });
      missing.push(key);
      return null;
    }
  }

  const contents = new Map<string, readonly PublicDatum[]>();
  // One after the other: a build is no reason for hundreds of calls at a time.
  for (const { path } of renderedPaths(site, operator)) {
    const page = { operator: asked, path, isMember: false, operatorFile };
    const content = await site.serverEntry.readPublicData(page, async (key, load) => {
      const answer = answers.get(key) ?? ask(key, load);
      answers.set(key, answer);
      return answer;
    });
    contents.set(path, content);
  }
  if (answers.size > 0 && missing.length === answers.size) throw new Error(refused(api));
  return { contentOf: (path) => contents.get(path) ?? [], missing };
}

/** An `ApiError` of the built code, which is another class than that of this module. */
function isUnreachable(error: unknown): boolean {
  return (error as { kind?: unknown } | null)?.kind === 'network';
}

function unreachable(api: string, error: unknown): string {
  return (
    `The snapshot was not written: the member API at ${api} did not answer${reasonOf(error)}. ` +
    'Check the network and hosts.api in operator.json, name another address of the API with --api, ' +
    'or build without --snapshot.'
  );
}

function refused(api: string): string {
  return (
    `The snapshot was not written: the member API at ${api} refused every request. ` +
    'Check that hosts.api in operator.json is the member API and that it serves this machine, ' +
    'name another address of the API with --api, or build without --snapshot.'
  );
}

/** The innermost cause, which names the host that was not found. */
function reasonOf(error: unknown): string {
  let { cause } = error as { cause?: unknown };
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause instanceof Error ? ` (${cause.message})` : '';
}
