import { readFileSync } from 'node:fs';
import { type Operation, type Schema, description, operations } from '../description.ts';
import { Html, html } from './html.ts';
import { inline, markdown } from './markdown.ts';
import { callView, commonReplies, operationView } from './operationView.ts';
import { inferredMark, schemaView } from './schemaView.ts';

const styles = new Html(readFileSync(new URL('./reference.css', import.meta.url), 'utf8'));

/** A self-contained page: no script, no font, no picture. `sheet` replaces the style sheet of the reference. */
export function page(title: string, body: Html, sheet: Html = styles): string {
  return html`${new Html('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
        />
        <title>${title}</title>
        <style>
          ${sheet}
        </style>
      </head>
      ${body}
    </html>`.text;
}

/** The reference of the member API. */
export function referencePage(): string {
  const { info, tags } = description;
  const groups = tags.map((tag) => ({
    ...tag,
    operations: operations.filter((operation) => operation.tag === tag.name),
  }));
  const body = html`<body>
    <a class="skip" href="#start">To the content</a>
    <header>
      <p class="kicker">Version ${info.version}</p>
      <h1>${info.title}</h1>
      <p><a href="graphql.html">GraphQL</a> has its own page.</p>
    </header>
    <nav id="menu" aria-label="Operations">
      <details class="menu">
        <summary>Operations</summary>
        ${groups.map(
          (group) =>
            html`<h2><a href="#tag-${group.name}">${group.name}</a></h2>
              <ul>
                ${group.operations.map(
                  (each) => html`<li><a href="#${each.id}">${callView(each)}</a></li>`,
                )}
              </ul>`,
        )}
        <h2><a href="#replies">replies in common</a></h2>
        <h2><a href="#schemas">schemas</a></h2>
      </details>
    </nav>
    <main id="start">
      <section class="intro">${markdown(info.description)}</section>
      ${overview()}
      ${groups.map(
        (group) =>
          html`<section aria-labelledby="tag-${group.name}">
            <h2 id="tag-${group.name}">${group.name}</h2>
            ${group.description ? markdown(group.description) : ''}
            ${group.operations.map(operationView)}
          </section>`,
      )}
      ${commonReplies()} ${schemas()}
    </main>
    <a class="upwards" href="#menu">Operations</a>
  </body>`;
  return page(info.title, body);
}

function overview(): Html {
  const inferred = operations.filter((operation) => operation.inferred).length;
  return html`<section aria-labelledby="overview">
    <h2 id="overview">Overview</h2>
    <p>
      ${operations.length} operations; ${inferred} of them are ${inferredMark}: the specification
      does not define them, this description does. The same label marks single fields and headers.
    </p>
    <div class="wide">
      <table class="overview">
        <thead>
          <tr>
            <th>Operation</th>
            <th>What it does</th>
            <th>Section</th>
            <th>Inferred</th>
          </tr>
        </thead>
        <tbody>
          ${operations.map(overviewRow)}
        </tbody>
      </table>
    </div>
  </section>`;
}

function overviewRow(operation: Operation): Html {
  return html`<tr>
    <td><a href="#${operation.id}">${callView(operation)}</a></td>
    <td>${inline(operation.summary)}</td>
    <td>${operation.section}</td>
    <td>${operation.inferred ? inferredMark : ''}</td>
  </tr>`;
}

function schemas(): Html {
  const named = Object.entries(description.components['schemas'] ?? {}) as [string, Schema][];
  return html`<section aria-labelledby="schemas">
    <h2 id="schemas">Schemas</h2>
    ${named.map(([name, schema]) => {
      const words = schema['description'];
      return html`<section class="schema" id="schema-${name}">
        <h3>
          <a href="#schema-${name}">${name}</a> ${schema['x-inferred'] === true ? inferredMark : ''}
        </h3>
        ${typeof words === 'string' ? markdown(words) : ''} ${schemaView(schema)}
      </section>`;
    })}
  </section>`;
}
