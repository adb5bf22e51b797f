import { documentedCodes } from '../codes.ts';
import {
  type Media,
  type Operation,
  type Parameter,
  type Reply,
  description,
} from '../description.ts';
import { type Example, examplesOf } from '../examples.ts';
import { type Html, html } from './html.ts';
import { inline, markdown } from './markdown.ts';
import { fieldView, inferredMark, schemaView } from './schemaView.ts';

const ACCESS: Readonly<Record<Operation['access'], string>> = {
  public: 'anyone',
  optional: 'anyone, says more to a member',
  member: 'member',
  refresh: 'refresh token',
  reward: 'reward token',
};
const HOSTS: Readonly<Record<Operation['host'], string>> = {
  api: 'API host',
  line: 'LINE host',
  reward: 'reward host',
};

/** Method and path in the notation of the page. */
export function callView({ method, path }: Operation): Html {
  const parts = path.split('/').flatMap((part, at) => (at === 0 ? [part] : [html`/<wbr />`, part]));
  return html`<span class="method ${method.toLowerCase()}">${method}</span> <code>${parts}</code>`;
}

/** The full description of one operation. */
export function operationView(operation: Operation): Html {
  const { id, summary, requestBody, parameters } = operation;
  return html`<section class="operation" id="${id}">
    <h3><a href="#${id}">${callView(operation)}</a> ${operation.inferred ? inferredMark : ''}</h3>
    <p class="summary">${inline(summary)}</p>
    ${factsView(operation)} ${operation.description ? markdown(operation.description) : ''}
    ${parameters.length > 0 ? parametersView(parameters) : ''}
    ${requestBody ? contentView('Body', requestBody.content) : ''}
    ${examplesView(id, 'request', 'Examples of the body')}
    ${Object.entries(operation.replies).map(([status, reply]) =>
      replyView(operation, status, reply.description, reply.content),
    )}
  </section>`;
}

function factsView(operation: Operation): Html {
  const { host, section, feature, access, effect, effectByAction } = operation;
  const effects = Object.entries(effectByAction).map(([action, each]) => `${action}: ${each}`);
  const facts = [
    ['Section', section],
    ['Serves', feature ?? 'nothing'],
    ['Open to', ACCESS[access]],
    ['Effect', effects.length > 0 ? effects.join(', ') : effect],
    ...(host === 'api' ? [] : [['Host', HOSTS[host]]]),
  ];
  return html`<dl class="facts">
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function parametersView(parameters: readonly Parameter[]): Html {
  return html`<h4>Parameters</h4>
    <dl class="fields">${parameters.map(parameterView)}</dl>`;
}

function parameterView(parameter: Parameter): Html {
  const { name, schema, required = false } = parameter;
  const { 'x-required-with': needed, 'x-used-with': used } = parameter;
  const words = [
    parameter.in === 'header' && 'A header.',
    needed && `Needed with \`${needed.join('`, `')}\`.`,
    used && `Counts with \`${used.join('`, `')}\`.`,
    parameter.description,
  ].filter((part) => typeof part === 'string');
  const shown = {
    allOf: [schema],
    description: words.join(' '),
    ...(parameter['x-inferred'] && { 'x-inferred': true }),
  };
  return fieldView(name, shown, required);
}

function contentView(title: string, content: Readonly<Record<string, Media>>): Html {
  return html`${Object.entries(content).map(
    ([kind, { schema }]) =>
      html`<h4>${title} ${kind === 'application/json' ? '' : html`<code>${kind}</code>`}</h4>
        ${schemaView(schema)}`,
  )}`;
}

/** Replies that several operations share, listed once on the page. */
export function commonReplies(): Html {
  return html`<section aria-labelledby="replies">
    <h2 id="replies">Replies in common</h2>
    ${Object.entries(shared).map(
      ([name, { description: words, content }]) =>
        html`<section class="operation" id="reply-${name}">
          <h3><a href="#reply-${name}">${name}</a></h3>
          <p class="summary">${inline(words)}</p>
          ${Object.values(content).map(({ schema }) => schemaView(schema))}
          ${figures(Object.values(content).flatMap(examplesOfMedia))}
        </section>`,
    )}
  </section>`;
}

const shared = (description.components['responses'] ?? {}) as Readonly<Record<string, Reply>>;

function examplesOfMedia({ examples = {} }: Media) {
  return Object.entries(examples).map(([name, { value }]) => ({ name, value }));
}

function replyView(
  operation: Operation,
  status: string,
  words: string,
  content: Readonly<Record<string, Media>>,
): Html {
  const tone = status.startsWith('2') ? 'good' : 'bad';
  const common = Object.keys(shared).find((name) => shared[name] === operation.replies[status]);
  const inside = html`${Object.values(content).map(({ schema }) => schemaView(schema))}
  ${codesView(operation, status)} ${examplesView(operation.id, status, 'Examples')}`;
  const head = html`<span class="status ${tone}">${status}</span> <span>${inline(words)}</span>`;
  if (common !== undefined) {
    return html`<p class="reply common"><a href="#reply-${common}">${head}</a></p>`;
  }
  return html`<div class="reply">
    <h4>${head}</h4>
    ${inside}
  </div>`;
}

function codesView(operation: Operation, status: string): Html {
  const reply = operation.replies[status];
  if (!reply) return html``;
  const codes = documentedCodes({ ...operation, replies: { [status]: reply } });
  const rows = [...new Set(codes.map(({ schema }) => schema))].flatMap(codeRows);
  if (rows.length === 0) return html``;
  return html`<table class="codes">
    <thead>
      <tr>
        <th>Code</th>
        <th>Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([code, words]) =>
          html`<tr>
            <td>${code}</td>
            <td>${inline(words)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The lines `- 1001: meaning` of a schema of codes. */
function codeRows(name: string): (readonly [string, string])[] {
  const schema = description.components['schemas']?.[name] as { description?: string } | undefined;
  return (schema?.description ?? '')
    .split(/^- /m)
    .map((line) => /^(\d+)\s*(\(x-inferred\))?:?\s*([^]*)/.exec(line.trim()))
    .filter((match) => match !== null)
    .map(([, code = '', inferred, words = '']) => [
      code,
      `${sentence(words)}${inferred ? ' (inferred)' : ''}`,
    ]);
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll(/\s+/g, ' ');
}

function examplesView(id: string, place: string, title: string): Html {
  return figures(
    examplesOf(id).filter((example) => example.place === place),
    title,
  );
}

function figures(shown: readonly Pick<Example, 'name' | 'value'>[], title = 'Examples'): Html {
  if (shown.length === 0) return html``;
  return html`<details class="examples">
    <summary>${title} <span class="count">${shown.length}</span></summary>
    ${shown.map(exampleView)}
  </details>`;
}

function exampleView({ name, value }: Pick<Example, 'name' | 'value'>): Html {
  return html`<figure>
    <figcaption>${name}</figcaption>
    <pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>
  </figure>`;
}
