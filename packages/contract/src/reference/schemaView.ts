import type { Schema } from '../description.ts';
import { type FlatSchema, flat, typesOf } from '../schema.ts';
import { type Html, html } from './html.ts';
import { inline, markdown } from './markdown.ts';

const DEEPEST = 6;

/** The fields of a schema. A named schema inside it is a link to its own section. */
export function schemaView(schema: Schema, depth = 0): Html {
  const name = nameOf(schema);
  if (name && depth > 0) return html``;
  const whole = flat(schema);
  const choices = whole.oneOf ?? whole.anyOf;
  if (choices) return choicesView(choices, depth);
  if (whole.properties && depth < DEEPEST) return fieldsView(whole, depth);
  if (whole.items && depth < DEEPEST) return schemaView(whole.items, depth + 1);
  return depth === 0 ? html`<p>${typeView(schema)} ${limitsView(whole)}</p>` : html``;
}

function choicesView(choices: readonly Schema[], depth: number): Html {
  const shown = choices.filter((choice) => flat(choice).type !== 'null');
  if (shown.length === 1 && shown[0]) return schemaView(shown[0], depth);
  if (shown.every((choice) => nameOf(choice))) {
    return depth > 0
      ? html``
      : html`<p class="choice">One of ${joined(shown.map((choice) => typeView(choice)))}</p>`;
  }
  return html`<ol class="choices">
    ${shown.map((choice) => html`<li>${schemaView(choice, depth + 1)}</li>`)}
  </ol>`;
}

function fieldsView({ properties = {}, required = [] }: FlatSchema, depth: number): Html {
  return html`<dl class="fields">
    ${Object.entries(properties).map(([name, each]) =>
      fieldView(name, each, required.includes(name), depth),
    )}
  </dl>`;
}

/** One named value: a field of a body, or a parameter. */
export function fieldView(name: string, schema: Schema, isRequired: boolean, depth = 0): Html {
  const whole = flat(schema);
  const own = nameOf(schema) ? (schema as FlatSchema) : whole;
  return html`<div class="field">
    <dt>
      <code class="name">${name}</code>
      <span class="type">${typeView(schema)}</span>
      ${isRequired ? html`<span class="required">required</span>` : ''}
      ${isInferred(schema) ? inferredMark : ''}
    </dt>
    <dd>
      ${limitsView(whole)} ${own.description ? markdown(own.description) : ''}
      ${schemaView(schema, depth + 1)}
    </dd>
  </div>`;
}

/** Marks parts that are not in the specification. */
export const inferredMark = html`<abbr class="inferred" title="The specification leaves this out"
  >inferred</abbr
>`;

/** The type of a schema as text; named schemas as links. */
function typeView(schema: Schema): Html {
  const name = nameOf(schema);
  if (name) return html`<a href="#schema-${name}">${name}</a>`;
  const whole = flat(schema);
  const choices = whole.oneOf ?? whole.anyOf;
  if (choices) return joined(choices.map(typeView));
  if ('const' in whole) return html`<code>${JSON.stringify(whole.const)}</code>`;
  if (whole.items) return html`list of ${typeView(whole.items)}`;
  return html`${typesOf(whole).join(' or ') || 'anything'}`;
}

function joined(parts: readonly Html[]): Html {
  return html`${parts.map((part, at) => [at > 0 && ' or ', part])}`;
}

function limitsView(schema: FlatSchema): Html {
  const values = schema.enum?.map((each) => html`<code>${String(each)}</code> `);
  const words = limits(schema).join(', ');
  if (!values && words === '') return html``;
  return html`<p class="limits">${values} ${inline(words)}</p>`;
}

function limits(schema: FlatSchema): readonly string[] {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const { minItems, maxItems, pattern, format, default: usual } = schema;
  const kind = schema['x-id-of'];
  return [
    range('characters', minLength, maxLength),
    range('', minimum, maximum),
    exclusiveMinimum === undefined ? '' : `more than ${exclusiveMinimum.toLocaleString('en')}`,
    exclusiveMaximum === undefined ? '' : `less than ${exclusiveMaximum.toLocaleString('en')}`,
    schema['x-decimals'] === undefined ? '' : `at most ${schema['x-decimals']} decimals`,
    range('items', minItems, maxItems),
    pattern ? `matches \`${pattern}\`` : '',
    format ?? '',
    usual === undefined ? '' : `default \`${JSON.stringify(usual)}\``,
    typeof kind === 'string' ? `an id (${kind})` : '',
  ].filter((part) => part !== '');
}

function range(unit: string, least: number | undefined, most: number | undefined): string {
  const [from, to] = [least?.toLocaleString('en'), most?.toLocaleString('en')];
  if (from !== undefined && to !== undefined) return `${from} to ${to} ${unit}`.trim();
  if (from !== undefined) return least === 0 && unit ? '' : `at least ${from} ${unit}`.trim();
  return to === undefined ? '' : `at most ${to} ${unit}`.trim();
}

function nameOf(schema: Schema): string | undefined {
  const { $ref, allOf } = schema as { readonly $ref?: string; readonly allOf?: readonly Schema[] };
  // `allOf` with one reference adds a description; the name stays.
  const reference = $ref ?? (allOf?.length === 1 ? allOf[0]?.['$ref'] : undefined);
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
}

function isInferred(schema: Schema): boolean {
  return schema['x-inferred'] === true;
}
