import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentedCodes } from './codes.ts';
import { DESCRIPTION_FILE, description, operations } from './description.ts';
import { validatorOf } from './deviations.ts';
import { examples, examplesOf } from './examples.ts';

const FEATURES =
  'session join line wallet history games promotions missions notices affiliate tournaments vip help service protection passkeys';

describe('an operation', () => {
  it.each(operations)(
    '$id ($method $path) has a feature, a section and examples',
    ({ id, summary, tag, section, feature, effect, effectByAction, replies }) => {
      expect(id).toMatch(/^[a-z][A-Za-z]+$/);
      expect(summary).toBeTruthy();
      expect(tag).toBeTruthy();
      expect(section).toMatch(/^\d/);
      expect(FEATURES.split(' ')).toContain(feature);
      for (const each of [effect, ...Object.values(effectByAction)]) {
        expect(['read', 'write', 'money']).toContain(each);
      }
      for (const status of Object.keys(replies)) {
        const shown = examplesOf(id).filter(({ place }) => place === status);
        expect(shown.length, `examples of HTTP ${status}`).toBeGreaterThan(0);
      }
    },
  );

  it.each(operations.filter((operation) => documentedCodes(operation).length > 0))(
    '$id has an example of every code in its replies',
    (operation) => {
      const shown = examplesOf(operation.id)
        .filter(({ place }) => place !== 'request')
        .map(({ value }) => (value as { code: number }).code);
      const missing = documentedCodes(operation).filter(({ code }) => !shown.includes(code));
      expect(missing).toEqual([]);
    },
  );

  it('has a unique id', () => {
    const ids = operations.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('has a tag that the description lists', () => {
    const listed = description.tags.map(({ name }) => name);
    expect(operations.filter(({ tag }) => !listed.includes(tag)).map(({ id }) => id)).toEqual([]);
    expect(listed.filter((name) => !operations.some(({ tag }) => tag === name))).toEqual([]);
  });
});

describe('an example', () => {
  it.each(examples)('of $id ($place), $name, matches its schema', ({ schema, value }) => {
    const validate = validatorOf(schema);
    validate(value);
    expect(validate.errors ?? []).toEqual([]);
  });
});

describe('a schema of codes', () => {
  const schemas = Object.entries(description.components['schemas'] ?? {});

  it.each(schemas.filter(([name]) => name.endsWith('ErrorCode')))(
    '%s lists each code with its meaning',
    (_, schema) => {
      const { enum: codes, description: words = '' } = schema as {
        readonly enum: readonly number[];
        readonly description?: string;
      };
      const explained = [...words.matchAll(/^- (\d+)[ (:]/gm)].map(([, code]) => Number(code));
      expect(explained.sort()).toEqual([...codes].sort());
    },
  );
});

describe('the description', () => {
  it('contains no reference to a missing part', () => {
    const text = readFileSync(DESCRIPTION_FILE, 'utf8');
    const names = [...text.matchAll(/#\/components\/(\w+)\/(\w+)/g)];
    expect(names.length).toBeGreaterThan(50);
    const missing = names.filter(
      ([, kind = '', name = '']) => !description.components[kind]?.[name],
    );
    expect(missing.map(([address]) => address)).toEqual([]);
  });
});
