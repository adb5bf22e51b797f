import { type Cause, causesOf, isEssential } from './causes.ts';
import { type Finding, counts, grouped } from './finding.ts';

/** What a run says about a backend. */
export interface Verdict {
  /** Whether a site could open on it; what was not checked counts as good. */
  readonly canOpen: boolean;
  /** In one sentence. */
  readonly text: string;
  readonly causes: readonly Cause[];
  /** Calls that did not answer in time. */
  readonly hanging: readonly string[];
  readonly notChecked: readonly NotChecked[];
}

/** Why checks were left out, and of which calls. */
export interface NotChecked {
  readonly reason: string;
  readonly calls: readonly string[];
  /** Whether no site works without one of them. */
  readonly essential: boolean;
}

export function verdictOf(findings: readonly Finding[]): Verdict {
  const all = causesOf(findings);
  const hanging = all.find(({ kind }) => kind === 'timeout')?.calls.map(({ call }) => call) ?? [];
  const blocking = all.filter(({ severity }) => severity === 'blocks');
  const notChecked = leftOut(findings);
  const canOpen = blocking.length === 0 && counts(findings).ok > 0;
  return { canOpen, text: textOf(all, notChecked, canOpen), causes: all, hanging, notChecked };
}

function leftOut(findings: readonly Finding[]): readonly NotChecked[] {
  const skipped = findings.filter(({ outcome }) => outcome === 'skipped');
  return [...grouped(skipped, ({ reason }) => reason ?? '')]
    .map(([reason, group]) => ({
      reason,
      calls: [...new Set(group.map(({ call }) => call))],
      essential: group.some(isEssential),
    }))
    .toSorted((one, other) => other.calls.length - one.calls.length);
}

function textOf(
  causes: readonly Cause[],
  notChecked: readonly NotChecked[],
  canOpen: boolean,
): string {
  const having = (severity: Cause['severity']) =>
    causes.filter((cause) => cause.severity === severity).length;
  const [blocks, wrong, cosmetic] = [having('blocks'), having('wrong'), having('cosmetic')];
  if (blocks > 0)
    return `A site could not open on this backend: ${several(blocks, 'cause blocks', 'causes block')} it.`;
  if (!canOpen) return 'A site could not open on this backend: nothing answered as described.';
  const faults = [
    ...(wrong > 0 ? [`${several(wrong, 'thing', 'things')} would be shown wrongly`] : []),
    ...(cosmetic > 0 ? [`${several(cosmetic, 'is', 'are')} cosmetic`] : []),
  ];
  const open = notChecked.some(({ essential }) => essential);
  return [
    `A site could open on this backend${faults.length > 0 ? `; ${faults.join(', ')}` : ''}.`,
    ...(open ? ['What it needs was not checked completely.'] : []),
  ].join(' ');
}

const several = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
