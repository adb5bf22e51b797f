import { type Cause, SEVERITIES } from './causes.ts';
import type { Severity } from './faultKinds.ts';
import { type Finding, summary } from './finding.ts';
import type { MemberMessages } from './memberMessages.ts';
import type { Verdict } from './verdict.ts';

const MARKS: Readonly<Record<Finding['outcome'], string>> = {
  ok: 'ok      ',
  deviates: 'DEVIATES',
  skipped: 'skipped ',
};

/** Headings of the severities. */
export const SEVERITY_TITLES: Readonly<Record<Severity, string>> = {
  blocks: 'Blocks the site',
  wrong: 'Wrong display',
  cosmetic: 'Cosmetic',
};

/** The most calls and problems of a cause that the text names. */
const NAMED = 6;

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

/** The report as text: causes by severity, hanging calls, what was not checked, and the verdict as its last line. */
export function textReport(
  findings: readonly Finding[],
  verdict: Verdict,
  messages: MemberMessages,
): string {
  const { causes, hanging, notChecked, text } = verdict;
  const sections = SEVERITIES.map((severity) => {
    const group = causes.filter((cause) => cause.severity === severity);
    const blocks = group.map((cause) => causeLines(cause, messages).join('\n'));
    return group.length > 0
      ? [SEVERITY_TITLES[severity].toUpperCase(), ...blocks].join('\n\n')
      : '';
  });
  const paragraphs = [
    ...sections,
    hanging.length > 0 ? ['HANGING CALLS', ...hanging.map((call) => `  ${call}`)].join('\n') : '',
    notChecked.length > 0
      ? [
          'NOT CHECKED',
          ...notChecked.map(({ reason, calls }) => `  ${reason}: ${some(calls, 3)}`),
        ].join('\n')
      : '',
    `${summary(findings)}\n${text}`,
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

function causeLines(cause: Cause, messages: MemberMessages): readonly string[] {
  const { title, effect, change, problems, calls, message } = cause;
  const ids = calls.map(({ operationId }) => operationId).filter((id) => id !== null);
  return [
    `  ${title}`,
    ...some(problems, NAMED, '\n')
      .split('\n')
      .map((problem) => `    found      ${problem}`),
    `    members    ${effect}`,
    ...(message === null
      ? []
      : [`    message    ${messages[message].th}`, `               ${messages[message].en}`]),
    `    change     ${change}`,
    `    calls      ${calls.length}: ${some(
      calls.map(({ call }) => call),
      NAMED,
    )}`,
    ...(ids.length > 0 ? [`    reference  openapi/member-api.yaml: ${some(ids, NAMED)}`] : []),
  ];
}

function some(items: readonly string[], most: number, separator = ', '): string {
  const more = items.length - most;
  return more > 0
    ? [...items.slice(0, most), `and ${more} more`].join(separator)
    : items.join(separator);
}
