import type { Fault } from './faultKinds.ts';

/** Result of one check. */
export interface Finding {
  /** Method and path. */
  readonly call: string;
  /** What was tested, e.g. `a valid request`. */
  readonly check: string;
  readonly outcome: 'ok' | 'deviates' | 'skipped';
  /** HTTP status of the reply; null without a reply. */
  readonly status: number | null;
  /** Code of the reply. */
  readonly code: number | null;
  /** Reason, for `skipped`. */
  readonly reason: string | null;
  readonly deviations: readonly Fault[];
}

/** Number of findings by outcome. */
export function counts(findings: readonly Finding[]): Readonly<Record<Finding['outcome'], number>> {
  const count = (outcome: Finding['outcome']) =>
    findings.filter((each) => each.outcome === outcome).length;
  return { ok: count('ok'), deviates: count('deviates'), skipped: count('skipped') };
}

/** The number of checks by outcome, in one line. */
export function summary(findings: readonly Finding[]): string {
  const { ok, deviates, skipped } = counts(findings);
  return `${ok} ok, ${deviates} deviate, ${skipped} skipped`;
}

/** Findings by a key, in order. */
export function grouped(
  findings: readonly Finding[],
  keyOf: (finding: Finding) => string,
): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return groups;
}

/** Replaces tokens in a text, regardless of their origin. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length > 0)
    .reduce((clean, secret) => clean.replaceAll(secret, '[token]'), text);
}

/** The findings with all tokens replaced. */
export function cleaned(
  findings: readonly Finding[],
  secrets: readonly string[],
): readonly Finding[] {
  return findings.map((finding) => ({
    ...finding,
    deviations: finding.deviations.map((fault) => ({
      ...fault,
      path: withoutSecrets(fault.path, secrets),
      problem: withoutSecrets(fault.problem, secrets),
    })),
  }));
}
