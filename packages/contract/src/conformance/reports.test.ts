import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Fault, KINDS } from './faultKinds.ts';
import type { Finding } from './finding.ts';
import { htmlReport, writeHtmlReport } from './htmlReport.ts';
import { junitReport } from './junitReport.ts';
import { memberMessages } from './memberMessages.ts';
import { textReport } from './report.ts';
import { verdictOf } from './verdict.ts';

const ODD = '</title><script>alert("1")</script> & \u0007';
const faults: readonly Fault[] = [
  { kind: 'timeout', path: 'reply', problem: 'did not come' },
  { kind: 'value', path: '/result', problem: ODD },
];
const findings: readonly Finding[] = faults.map((fault) => ({
  call: 'POST /api/v1/member/credit',
  check: 'a valid request',
  outcome: 'deviates',
  status: 200,
  code: 0,
  reason: null,
  deviations: [fault],
}));
const content = {
  findings,
  verdict: verdictOf(findings),
  messages: memberMessages(),
  baseUrl: 'https://api.brand.example',
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('the report as text', () => {
  const text = textReport(findings, content.verdict, content.messages);

  it('names severity, message in both languages, what to change, and the place in the contract', () => {
    expect(text).toContain('BLOCKS THE SITE');
    expect(text).toContain(content.messages['error.general.timeout'].th);
    expect(text).toContain(content.messages['error.general.timeout'].en);
    expect(text).toContain(KINDS.timeout.change);
    expect(text).toMatch(/reference +openapi\/member-api\.yaml: credit/);
  });

  it('lists hanging calls, and ends with the verdict', () => {
    expect(text).toMatch(/HANGING CALLS\n {2}POST \/api\/v1\/member\/credit\n/);
    expect(text.split('\n').at(-1)).toBe(content.verdict.text);
  });
});

describe('the report as a page', () => {
  it('runs no script, loads nothing, and shows what a backend has sent as text', () => {
    const page = htmlReport(content);
    expect(page).not.toMatch(/<script|<img|<link|\bsrc=|url\(/);
    expect(page).toContain("default-src 'none'");
    expect(page).toContain('&lt;script&gt;');
  });

  it('links to the reference that is written next to it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'report-'));
    folders.push(folder);
    writeHtmlReport(join(folder, 'report.html'), content);
    const page = readFileSync(join(folder, 'report.html'), 'utf8');
    const links = [...page.matchAll(/href="([^"#]+)#([^"]+)"/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [, file = '', id = ''] of links)
      expect(readFileSync(join(folder, file), 'utf8')).toContain(`id="${id}"`);
  });
});

describe('the report as JUnit XML', () => {
  const text = junitReport(findings);

  it('has a suite for each call and a failure for each check', () => {
    expect(text).toContain('<testsuite name="POST /api/v1/member/credit" tests="2" failures="2"');
    expect(text).toContain('<failure type="blocks" message="The call hangs">');
  });

  it('stays well-formed, whatever a backend has sent', () => {
    expect(text).toContain('&lt;/title&gt;&lt;script&gt;');
    expect(text).not.toContain('\u0007');
    expect(text.match(/<test(?:suites|suite|case)\b[^>]*[^/]>/g)).toHaveLength(4);
    expect(text.match(/<\/test(?:suites|suite|case)>/g)).toHaveLength(4);
  });
});

it('has all messages of members in both languages', () => {
  for (const { th, en } of Object.values(content.messages)) {
    expect(th).toMatch(/[ก-๙]/);
    expect(en).toMatch(/^[A-Z]/);
  }
});
