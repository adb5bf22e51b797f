import type { Operation } from '../description.ts';
import type { Deviation } from '../deviations.ts';
import { type Facts, allFacts, factsIn } from '../facts.ts';
import type { SendableRequest } from '../generate/requests.ts';
import { filledPath } from '../path.ts';
import type { ConformanceOptions } from './commandLine.ts';
import { type Incoming, exchange } from './exchange.ts';
import { replyProblems } from './replyChecks.ts';
import type { Finding } from './report.ts';

/** One check. */
export interface Question {
  /** Description for the report. */
  readonly check: string;
  readonly request: SendableRequest;
  /** Token to use instead of the default of the operation. */
  readonly token?: string | null;
  /** Further expectations about the reply. The contract is always checked. */
  readonly expect?: (reply: Incoming) => readonly Deviation[];
}

/** A conformance run: its state and its actions. */
export interface Walk {
  readonly options: ConformanceOptions;
  readonly findings: readonly Finding[];
  /** Ids from replies. */
  facts(): Facts;
  /** Body of the last successful reply of an operation. */
  replyOf(operationId: string): unknown;
  /** Changes the access token after a refresh. */
  useToken(token: string): void;
  ask(operation: Operation, question: Question): Promise<Incoming | null>;
  skip(operation: Operation, check: string, reason: string): void;
  note(finding: Finding): void;
}

/** Starts a run; `onFinding` is called after each check. */
export function createWalk(
  options: ConformanceOptions,
  onFinding: (finding: Finding) => void,
): Walk {
  const findings: Finding[] = [];
  const replies = new Map<string, unknown>();
  let facts: Facts = options.username === null ? {} : { username: [options.username] };
  let accessToken = options.token;

  const note = (finding: Finding) => {
    findings.push(finding);
    onFinding(finding);
  };

  return {
    options,
    findings,
    note,
    facts: () => facts,
    replyOf: (id) => replies.get(id),
    useToken(token) {
      accessToken = token;
    },
    skip(operation, check, reason) {
      note({ ...blank(operation, check), outcome: 'skipped', reason });
    },
    async ask(operation, { check, request, token, expect = () => [] }) {
      const host = hostOf(operation, options);
      if (host === null) throw new Error(`the host of ${operation.id} is not known`);
      const sentToken =
        token === undefined ? tokenOf(operation, accessToken, facts, options) : token;
      const { query, headers, text } = request;
      const { origin } = options;
      const outgoing = { query, headers, text, origin, token: sentToken };
      const { method } = operation;
      const url = `${host}${filledPath(operation.path, request.path)}`;
      const asked = await exchange({ ...outgoing, method, url }).catch(reasonOf);
      if (typeof asked === 'string') {
        const deviations = [{ path: 'reply', problem: `is missing: ${asked}` }];
        note({ ...blank(operation, check), outcome: 'deviates', deviations });
        return null;
      }
      if (operation.optional && asked.status === 404) {
        note({
          ...blank(operation, check),
          outcome: 'skipped',
          reason: 'the API does not have it',
        });
        return null;
      }
      const deviations = [...replyProblems(operation, asked, origin, Date.now()), ...expect(asked)];
      const code = codeOf(asked.body);
      if (deviations.length === 0 && asked.status === 200) {
        facts = allFacts(facts, factsIn(operation, asked.status, asked.body));
        if (code === 0) replies.set(operation.id, asked.body);
      }
      const outcome = deviations.length > 0 ? 'deviates' : 'ok';
      note({ ...blank(operation, check), outcome, status: asked.status, code, deviations });
      return asked;
    },
  };
}

/** Address of an operation's host; null if it was not given. */
export function hostOf({ host }: Operation, options: ConformanceOptions): string | null {
  const hosts = { api: options.baseUrl, line: options.lineUrl, reward: options.rewardUrl };
  return hosts[host];
}

/** A finding before its check. */
export function blank(
  { method, path }: Pick<Operation, 'method' | 'path'>,
  check: string,
): Finding {
  const call = `${method} ${path}`;
  return { call, check, outcome: 'ok', status: null, code: null, reason: null, deviations: [] };
}

/** The code of a body; null if there is none. */
export function codeOf(body: unknown): number | null {
  const code = (body as { readonly code?: unknown } | null | undefined)?.code;
  return typeof code === 'number' ? code : null;
}

function tokenOf(
  { access }: Operation,
  accessToken: string,
  facts: Facts,
  options: ConformanceOptions,
): string | null {
  if (access === 'public') return null;
  if (access === 'refresh') return options.refreshToken;
  if (access === 'reward') {
    const [token] = facts['rewardToken'] ?? [];
    return typeof token === 'string' ? token : null;
  }
  return accessToken;
}

/** Why there was no reply, without the address: its query may contain a secret. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as {
    readonly name: string;
    readonly cause?: { readonly code?: unknown };
  };
  if (name === 'TimeoutError') return 'timed out after 15 seconds';
  return typeof cause?.code === 'string' ? cause.code : 'the connection failed';
}
