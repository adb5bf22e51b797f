import { causesOf } from './causes.ts';
import { KINDS } from './faultKinds.ts';
import { type Finding, counts, grouped } from './finding.ts';

/** The findings as JUnit XML: a suite for each call, a case for each check. */
export function junitReport(findings: readonly Finding[]): string {
  const suites = grouped(findings, ({ call }) => call);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance"${attributes(findings)}>`,
    ...[...suites].flatMap(([call, checks]) => [
      `  <testsuite name="${xml(call)}"${attributes(checks)}>`,
      ...checks.flatMap(caseLines),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function caseLines(finding: Finding): readonly string[] {
  const { call, check, outcome, reason, deviations } = finding;
  const open = `    <testcase classname="${xml(call)}" name="${xml(check)}"`;
  if (outcome === 'ok') return [`${open} />`];
  if (outcome === 'skipped')
    return [`${open}>`, `      <skipped message="${xml(reason ?? '')}" />`, '    </testcase>'];
  const [worst] = causesOf([finding]);
  const text = deviations.map(
    ({ kind, path, problem }) => `${path} ${problem}\n${KINDS[kind].change}`,
  );
  return [
    `${open}>`,
    `      <failure type="${worst?.severity ?? 'wrong'}" message="${xml(worst?.title ?? '')}">${xml(text.join('\n'))}</failure>`,
    '    </testcase>',
  ];
}

function attributes(findings: readonly Finding[]): string {
  const { deviates, skipped } = counts(findings);
  return ` tests="${findings.length}" failures="${deviates}" skipped="${skipped}"`;
}

/** Text for XML. Control characters are not allowed in it, not even escaped. */
function xml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}
