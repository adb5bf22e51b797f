import { type Operation, operations } from '../description.ts';
import {
  type Fault,
  type FaultKind,
  KINDS,
  type MemberMessageId,
  type Severity,
} from './faultKinds.ts';
import type { Finding } from './finding.ts';

/** One cause of deviations, with every call in which it was found. */
export interface Cause {
  readonly kind: FaultKind;
  readonly severity: Severity;
  readonly title: string;
  readonly effect: string;
  readonly change: string;
  readonly message: MemberMessageId | null;
  /** Place and problem, as found, without repetitions. */
  readonly problems: readonly string[];
  readonly calls: readonly CauseCall[];
}

/** A call with a fault. */
export interface CauseCall {
  /** Method and path. */
  readonly call: string;
  /** Id in the contract; null for GraphQL. */
  readonly operationId: string | null;
  /** What was tested. */
  readonly checks: readonly string[];
}

/** A fault and where it was found. */
interface Found {
  readonly fault: Fault;
  readonly finding: Finding;
}

/** In so many calls the same problem has one cause, such as a missing field of every reply. */
const MANY_CALLS = 3;

/** From bad to harmless. */
export const SEVERITIES: readonly Severity[] = ['blocks', 'wrong', 'cosmetic'];

/** Without these no site works: the lobby, a session, playing, paying in and out, joining. */
const ESSENTIAL: ReadonlySet<string> = new Set(['service', 'session', 'wallet', 'games', 'join']);

/** Groups deviations by cause; the worst first, and of the same severity the one with most calls. */
export function causesOf(findings: readonly Finding[]): readonly Cause[] {
  const all = findings.flatMap((finding) =>
    finding.deviations.map((fault) => ({ fault, finding })),
  );
  const callsOf = new Map<string, Set<string>>();
  for (const { fault, finding } of all) {
    const text = problemOf(fault);
    callsOf.set(text, (callsOf.get(text) ?? new Set()).add(finding.call));
  }
  const groups = new Map<string, Found[]>();
  for (const one of all) {
    const { kind } = one.fault;
    const text = problemOf(one.fault);
    // The same fault in many calls has one cause; the faults of one reply have one, too.
    const place = (callsOf.get(text)?.size ?? 0) >= MANY_CALLS ? text : one.finding.call;
    const key = KINDS[kind].byCall ? `${kind} ${place}` : kind;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()]
    .map((found) => causeOf(found))
    .toSorted(
      (one, other) =>
        SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
        other.calls.length - one.calls.length,
    );
}

/** The operation of a finding; undefined for GraphQL. */
export function operationOf({ call }: Pick<Finding, 'call'>): Operation | undefined {
  return operations.find(({ method, path }) => call === `${method} ${path}`);
}

/** Whether no site works without this call. */
export function isEssential(finding: Pick<Finding, 'call'>): boolean {
  const operation = operationOf(finding);
  return operation !== undefined && !operation.optional && ESSENTIAL.has(operation.feature ?? '');
}

/** Place and problem; a place in any element of a list is one place. */
function problemOf({ path, problem }: Fault): string {
  return `${path.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${problem}`;
}

function causeOf(found: readonly Found[]): Cause {
  const { kind = 'status' } = found[0]?.fault ?? {};
  const { title, effect, change, message, severity } = KINDS[kind];
  const calls = new Map<string, Set<string>>();
  for (const { finding } of found)
    calls.set(finding.call, (calls.get(finding.call) ?? new Set()).add(finding.check));
  const blocks = found.some(({ finding }) => isEssential(finding));
  const problems = found.map(({ fault }) => problemOf(fault));
  return {
    kind,
    severity: severity === 'essential' ? (blocks ? 'blocks' : 'wrong') : severity,
    title,
    effect,
    change,
    message,
    problems: [...new Set(problems)],
    calls: [...calls].map(([call, checks]) => ({
      call,
      operationId: operationOf({ call })?.id ?? null,
      checks: [...checks],
    })),
  };
}
