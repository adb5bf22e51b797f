import { describe, expect, it } from 'vitest';
import { documentedCodes } from '../codes.ts';
import { description, operations } from '../description.ts';
import { examples } from '../examples.ts';
import { graphqlPage } from './graphqlPage.ts';
import { escaped } from './html.ts';
import { markdown } from './markdown.ts';
import { referencePage } from './page.ts';

const reference = referencePage();
const SDL = '"A <game>."\ntype Game {\n  id: ID!\n}\n';

describe('contract reference', () => {
  it.each(operations)('has $id with its section, codes and fields', (operation) => {
    const [, part = ''] = reference.split(`<section class="operation" id="${operation.id}">`);
    const [section = ''] = part.split('<section');
    expect(section).toContain(escaped(operation.section));
    expect(section.includes('class="inferred"')).toBe(
      operation.inferred || section.includes('>inferred<'),
    );
    const codes = documentedCodes(operation).filter(({ schema }) => schema !== 'SessionErrorCode');
    for (const { code } of codes) expect(section).toContain(`<td>${code}</td>`);
    for (const { name } of operation.parameters) expect(section).toContain(`>${name}</code>`);
  });

  it('contains every example, and those of shared replies once', () => {
    const shown = new Set(examples.map(({ value }) => value));
    expect(reference.split('<figure>').length - 1).toBe(shown.size);
  });

  it('has no broken internal links', () => {
    const targets = [...reference.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    const ids = new Set([...reference.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    expect(targets.filter((id) => !ids.has(id ?? ''))).toEqual([]);
    expect(Object.keys(description.components['schemas'] ?? {})).toHaveLength(
      reference.split('class="schema"').length - 1,
    );
  });
});

describe.each([
  ['the reference', reference],
  ['the GraphQL page', graphqlPage(SDL)],
])('%s', (_, page) => {
  it('loads no resources and runs no scripts', () => {
    expect(page).not.toMatch(/<(?:script|img|link|iframe|object|embed|video|audio)\b/);
    expect(page).not.toMatch(/\b(?:src|srcset|action|formaction)=|@import|url\(/);
    expect(page).toContain("default-src 'none'");
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
    expect(links.filter((address) => /^[a-z]+:|^\/\//.test(address))).toEqual([]);
  });
});

describe('description text', () => {
  it('is escaped', () => {
    expect(markdown('a <b> `<c>` **d**').text).toBe(
      '<p>a &lt;b&gt; <code>&lt;c&gt;</code> <strong>d</strong></p>',
    );
    expect(graphqlPage(SDL)).toContain('A &lt;game&gt;.');
  });

  it('keeps its tables after YAML folding', () => {
    const table = markdown('| a | b |\n\n|---|---|\n\n| c | `d` |').text;
    expect(table).toContain('<th>a</th><th>b</th>');
    expect(table).toContain('<td>c</td><td><code>d</code></td>');
  });
});
