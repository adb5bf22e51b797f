import type { Deviation } from '../deviations.ts';

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
  readonly deviations: readonly Deviation[];
}

const MARKS: Readonly<Record<Finding['outcome'], string>> = {
  ok: 'ok      ',
  deviates: 'DEVIATES',
  skipped: 'skipped ',
};

/** A finding as lines of text. */
export function lines(finding: Finding): readonly string[] {
  const { call, check, outcome, status, code, reason, deviations } = finding;
  const reply = status === null ? '' : `HTTP ${status}${code === null ? '' : `, code ${code}`}`;
  const ending = [reply, reason].filter(Boolean).join('; ');
  return [
    `${MARKS[outcome]} ${call}: ${check}${ending ? ` (${ending})` : ''}`,
    ...deviations.map(({ path, problem }) => `           ${path} ${problem}`),
  ];
}

/** Number of findings by outcome. */
export function counts(findings: readonly Finding[]): Readonly<Record<Finding['outcome'], number>> {
  const count = (outcome: Finding['outcome']) =>
    findings.filter((each) => each.outcome === outcome).length;
  return { ok: count('ok'), deviates: count('deviates'), skipped: count('skipped') };
}

/** The summary line. */
export function summary(findings: readonly Finding[]): string {
  const { ok, deviates, skipped } = counts(findings);
  return `${ok} ok, ${deviates} deviate, ${skipped} skipped`;
}

/** Replaces tokens in a text, regardless of their origin. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length > 0)
    .reduce((clean, secret) => clean.replaceAll(secret, '[token]'), text);
}
