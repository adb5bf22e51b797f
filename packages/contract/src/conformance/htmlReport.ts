import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSdl } from '../coverage/sdl.ts';
import { graphqlPage } from '../reference/graphqlPage.ts';
import { Html, html } from '../reference/html.ts';
import { inline } from '../reference/markdown.ts';
import { page, referencePage } from '../reference/page.ts';
import { type Cause, type CauseCall, SEVERITIES, operationOf } from './causes.ts';
import { type Finding, counts, grouped } from './finding.ts';
import type { MemberMessages } from './memberMessages.ts';
import { SEVERITY_TITLES } from './report.ts';
import type { NotChecked, Verdict } from './verdict.ts';

/** What the page is about. */
export interface ReportContent {
  readonly findings: readonly Finding[];
  readonly verdict: Verdict;
  readonly messages: MemberMessages;
  readonly baseUrl: string;
}

/** Problems of a cause that are not folded. */
const SHOWN = 6;
/** Folder of the reference, next to the report. */
const REFERENCE = 'reference';
const sheet = new Html(readFileSync(new URL('./report.css', import.meta.url), 'utf8'));

/** Writes the report as a page, and the reference that it links to. */
export function writeHtmlReport(file: string, content: ReportContent): void {
  const folder = join(dirname(file), REFERENCE);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), referencePage());
  writeFileSync(join(folder, 'graphql.html'), graphqlPage(readSdl()));
  writeFileSync(file, htmlReport(content));
}

/** The report as a self-contained page. */
export function htmlReport({ findings, verdict, messages, baseUrl }: ReportContent): string {
  const { causes, canOpen, text, hanging, notChecked } = verdict;
  const { host } = new URL(baseUrl);
  const { ok, deviates, skipped } = counts(findings);
  const groups = SEVERITIES.map((severity) => ({
    severity,
    causes: causes.filter((cause) => cause.severity === severity),
  })).filter((group) => group.causes.length > 0);
  const body = html`<body>
    <header class="${canOpen ? 'open' : 'closed'}">
      <p class="host">${host}</p>
      <h1>${text}</h1>
      <dl class="figures">
        <div>
          <dt>checks passed</dt>
          <dd>${ok}</dd>
        </div>
        <div>
          <dt>deviate</dt>
          <dd>${deviates}</dd>
        </div>
        <div>
          <dt>not checked</dt>
          <dd>${skipped}</dd>
        </div>
      </dl>
    </header>
    <main>
      ${groups.map(
        (group) =>
          html`<section aria-labelledby="${group.severity}">
            <h2 id="${group.severity}" class="${group.severity}">
              ${SEVERITY_TITLES[group.severity]} <span class="count">${group.causes.length}</span>
            </h2>
            ${group.causes.map((cause) => causeView(cause, messages))}
          </section>`,
      )}
      ${hanging.length > 0 && hangingView(hanging)} ${areasView(findings)}
      ${notChecked.length > 0 && notCheckedView(notChecked)}
    </main>
  </body>`;
  return page(`Conformance of ${host}`, body, sheet);
}

function causeView(cause: Cause, messages: MemberMessages): Html {
  const { title, effect, change, problems, calls, message } = cause;
  const text = message && messages[message];
  return html`<article>
    <h3>${title}</h3>
    ${
      calls.length > 3
        ? folded(`${calls.length} calls`, calls.map(callRow))
        : html`<ul class="calls">
            ${calls.map(callRow)}
          </ul>`
    }
    <div class="two">
      <div>
        <h4>What to change</h4>
        <p>${inline(change)}</p>
        <h4>For members</h4>
        <p>${effect}</p>
        ${
          text &&
          html`<div class="message">
            <p lang="th">${text.th}</p>
            <p lang="en">${text.en}</p>
          </div>`
        }
      </div>
      <div>
        <h4>Found</h4>
        <ul class="problems">
          ${problems.slice(0, SHOWN).map(problemRow)}
        </ul>
        ${
          problems.length > SHOWN &&
          folded(`${problems.length - SHOWN} more`, problems.slice(SHOWN).map(problemRow))
        }
      </div>
    </div>
  </article>`;
}

const codeRow = (call: string) => html`<li><code>${call}</code></li>`;

/** The place as code, then the problem. */
function problemRow(problem: string): Html {
  const [place = '', ...words] = problem.split(' ');
  return html`<li><code>${place}</code> ${words.join(' ')}</li>`;
}

function folded(title: string, rows: readonly Html[]): Html {
  return html`<details>
    <summary>${title}</summary>
    <ul class="calls">
      ${rows}
    </ul>
  </details>`;
}

function callRow({ call, operationId, checks }: CauseCall): Html {
  const address = operationId === null ? 'graphql.html' : `index.html#${operationId}`;
  return html`<li>
    <a href="${REFERENCE}/${address}"><code>${call}</code></a>
    <span class="checks">${checks.join(', ')}</span>
  </li>`;
}

function hangingView(calls: readonly string[]): Html {
  return html`<section aria-labelledby="hanging">
    <h2 id="hanging">Hanging calls <span class="count">${calls.length}</span></h2>
    <p>They did not answer in time, and were asked once.</p>
    <ul class="calls">
      ${calls.map(codeRow)}
    </ul>
  </section>`;
}

/** Which parts of the contract are in order. */
function areasView(findings: readonly Finding[]): Html {
  const areas = grouped(findings, (finding) => operationOf(finding)?.tag ?? 'GraphQL');
  return html`<section aria-labelledby="areas">
    <h2 id="areas">By area</h2>
    <table>
      <thead>
        <tr>
          <th>Area</th>
          <th>Passed</th>
          <th>Deviate</th>
          <th>Not checked</th>
        </tr>
      </thead>
      <tbody>
        ${[...areas].map(([area, group]) => {
          const { ok, deviates, skipped } = counts(group);
          return html`<tr>
            <th scope="row">${area}</th>
            <td>${ok || '–'}</td>
            <td class="${deviates > 0 ? 'bad' : ''}">${deviates || '–'}</td>
            <td>${skipped || '–'}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}

function notCheckedView(groups: readonly NotChecked[]): Html {
  return html`<section aria-labelledby="not-checked">
    <h2 id="not-checked">Not checked</h2>
    ${groups.map(({ reason, calls }) => folded(`${reason} (${calls.length})`, calls.map(codeRow)))}
  </section>`;
}
