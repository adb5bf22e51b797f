import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { MessageFormatElement } from 'react-intl';
import * as reference from 'react-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { compileCatalogue } from '../../vite/compiledMessages.ts';
import * as own from './intl.tsx';

type Library = Pick<typeof own, 'useIntl' | 'IntlProvider'>;
type Values = Parameters<own.SiteIntl['formatMessage']>[1];
type Catalogue = Record<string, string | MessageFormatElement[]>;
/** That of the library parses sentences itself. */
const library = reference as unknown as Library;

const ROOT = resolve(import.meta.dirname, '../../..');
const FILES = globSync(`${ROOT}/{site,packages/ui}/src/messages/*.json`);

/** Every argument as a figure, every tag as an element. */
const anything = (figure: number) =>
  new Proxy({} as Record<string, unknown>, {
    ownKeys: () => [...NAMES],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    has: (_, name) => NAMES.has(String(name)),
    get: (_, name) => (TAGS.has(String(name)) ? bold : figure),
  }) as Values;
const bold = (parts: React.ReactNode[]) => <b>{parts}</b>;
const sentences = FILES.map((file) => readFileSync(file, 'utf8')).join('\n');
const TAGS = new Set([...sentences.matchAll(/<(\w+)>/g)].map((found) => found[1]!));
const NAMES = new Set([...TAGS, ...[...sentences.matchAll(/\{(\w+)/g)].map((found) => found[1]!)]);

function markup(library: Library, locale: string, messages: Catalogue, values: Values): string {
  const { IntlProvider, useIntl } = library;
  const All = () => {
    const intl = useIntl();
    return Object.keys(messages).map((id) => <p key={id}>{intl.formatMessage({ id }, values)}</p>);
  };
  return renderToStaticMarkup(
    <IntlProvider
      locale={locale}
      messages={messages}
      onError={(error) => {
        throw error;
      }}
    >
      <All />
    </IntlProvider>,
  );
}

describe('sentences', () => {
  it.each(FILES.map((file) => [file.slice(ROOT.length)]))(
    'read as react-intl writes them: %s',
    async (file) => {
      const locale = file.includes('.th.') ? 'th-TH' : 'en-US';
      const catalogue = JSON.parse(readFileSync(ROOT + file, 'utf8')) as Record<string, string>;
      const messages = (await compileCatalogue(catalogue)) as Catalogue;
      for (const figure of [0, 1, 2, 1234.5]) {
        const values = anything(figure);
        expect(markup(own, locale, messages, values)).toBe(
          markup(library, locale, catalogue, values),
        );
      }
    },
  );

  it.each([
    ['{n, plural, offset:1 =0 {none} one {# more} other {# more}}', { n: 2 }],
    ['{n, plural, =0 {none} one {one} other {# all}}', { n: 0 }],
    ['{n, selectordinal, one {#st} other {#th}}', { n: 21 }],
    ['{who, select, a {A {n, plural, other {#}}} other {else}}', { who: 'a', n: 1000 }],
    ['{who, select, a {A} other {else}}', { who: 'b' }],
    ['<b>{n}<b>{n}</b></b> and {node}', { n: 0, b: bold, node: <i>x</i> }],
    ["'{'n'}'", {}],
  ])('take every form: %s', async (sentence, values: Values) => {
    const messages = (await compileCatalogue({ it: sentence })) as Catalogue;
    expect(markup(own, 'en-US', messages, values)).toBe(
      markup(library, 'en-US', { it: sentence }, values),
    );
  });

  it.each([
    ['other', {}],
    ['it', {}],
  ])(
    'that are missing or lack a value show their id, and the error is told',
    async (id, values) => {
      const messages = (await compileCatalogue({ it: 'for {who}' })) as Catalogue;
      const onError = vi.fn();
      const One = () => own.useIntl().formatMessage({ id }, values);
      const html = renderToStaticMarkup(
        <own.IntlProvider locale="en-US" messages={messages} onError={onError}>
          <One />
        </own.IntlProvider>,
      );
      expect(html).toBe(id);
      expect(onError.mock.calls[0]?.[0].message).toContain(`"${id}"`);
    },
  );

  it('are all that any component of a page asks the formatter for', () => {
    const files = globSync(`${ROOT}/{site,packages/ui}/src/**/*.{ts,tsx}`);
    const others = files
      .filter((file) => !/\.(?:test|stories)\.tsx?$|\/private\/renderInLanguage/.test(file))
      .filter((file) => {
        const code = readFileSync(file, 'utf8');
        const takes = [...code.matchAll(/import (?!type)\{([^}]*)\} from 'react-intl'/g)]
          .flatMap((found) => found[1]!.split(','))
          .map((name) => name.trim())
          .some((name) => name && !/^(?:type .*|useIntl|createIntl|IntlProvider)$/.test(name));
        return (
          takes ||
          /\bintl\.(?!(?:formatMessage|locale)\b)\w|(?<!\{ locale )\} = useIntl\(\)/.test(code)
        );
      });
    expect(others).toEqual([]);
  });
});
