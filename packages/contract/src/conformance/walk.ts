import type { Operation } from '../description.ts';
import { type Facts, allFacts, factsIn } from '../facts.ts';
import type { SendableRequest } from '../generate/requests.ts';
import { filledPath } from '../path.ts';
import type { ConformanceOptions } from './commandLine.ts';
import { type Incoming, exchange, noReply } from './exchange.ts';
import type { Fault } from './faultKinds.ts';
import { replyProblems } from './replyChecks.ts';
import type { Finding } from './finding.ts';

/** One check. */
export interface Question {
  /** Description for the report. */
  readonly check: string;
  readonly request: SendableRequest;
  /** Token to use instead of the default of the operation. */
  readonly token?: string | null;
  /** Further expectations about the reply. The contract is always checked. */
  readonly expect?: (reply: Incoming) => readonly Fault[];
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
  /** Whether a finding is about this operation. */
  hasAsked(operation: Operation): boolean;
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
  const hanging = new Set<string>();
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
    hasAsked: ({ method, path }) => findings.some(({ call }) => call === `${method} ${path}`),
    skip(operation, check, reason) {
      note({ ...blank(operation, check), outcome: 'skipped', reason });
    },
    async ask(operation, { check, request, token, expect = () => [] }) {
      const host = hostOf(operation, options);
      if (hanging.has(operation.id)) {
        // Each further check of it would wait again.
        const reason = 'the call hangs';
        note({ ...blank(operation, check), outcome: 'skipped', reason });
        return null;
      }
      if (host === null) throw new Error(`the host of ${operation.id} is not known`);
      const sentToken =
        token === undefined ? tokenOf(operation, accessToken, facts, options) : token;
      const { query, headers, text } = request;
      const { origin } = options;
      const outgoing = { query, headers, text, origin, token: sentToken };
      const { method } = operation;
      const url = `${host}${filledPath(operation.path, request.path)}`;
      const asked = await exchange({ ...outgoing, method, url }, options.timeoutMs).catch(noReply);
      if ('kind' in asked) {
        if (asked.kind === 'timeout') hanging.add(operation.id);
        note({ ...blank(operation, check), outcome: 'deviates', deviations: [asked] });
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
      const problems = replyProblems(operation, asked, origin, Date.now());
      // What else is expected of a reply follows from its content.
      const isReadable = !problems.some(({ kind }) => kind === 'notJson' || kind === 'serverError');
      const deviations = isReadable ? [...problems, ...expect(asked)] : problems;
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
