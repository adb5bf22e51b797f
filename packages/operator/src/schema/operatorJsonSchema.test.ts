import { type AnySchema, Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { parseOperator } from '../settings/parseOperator.ts';
import { type SettingSchema, operatorJsonSchema } from './operatorJsonSchema.ts';

const schema = operatorJsonSchema(['common.back']);
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(schema as AnySchema);

const hosts = Object.fromEntries(
  ['api', 'auth', 'cdn', 'games'].map((name) => [name, `https://${name}.brand.example`]),
);
const least = { brand: { name: 'Brand', description: { th: 'เกม', en: 'Games' } }, hosts };

/** Every setting that is not a group, with its path. */
function leaves(
  at: SettingSchema,
  path: string[] = [],
  needed = true,
): [string, SettingSchema, boolean][] {
  const inner = at.anyOf?.find(({ properties }) => properties) ?? at;
  const own: [string, SettingSchema, boolean][] =
    path.length > 0 ? [[path.join('.'), at, needed]] : [];
  const below = Object.entries(inner.properties ?? {}).flatMap(([name, child]) =>
    leaves(child, [...path, name], inner.required?.includes(name)),
  );
  const items = inner.items ? leaves(inner.items, [...path, '0'], true).slice(1) : [];
  return [...own, ...below, ...items];
}

describe('operator.schema.json', () => {
  it('describes every setting', () => {
    const silent = leaves(schema).filter(([, { description }]) => !description?.endsWith('.'));
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it('has a default for every setting, except required settings, those of the base theme and texts', () => {
    const open = leaves(schema).filter(
      ([, { default: value }, needed]) => value === undefined && !needed,
    );
    expect(
      open
        .map(([path]) => path)
        .filter((path) => !/^theme\.\w+$|^\$schema$|\.(?:th|en)$/.test(path)),
    ).toEqual([]);
  });

  it('contains only valid examples and defaults', () => {
    for (const [path, part] of leaves(schema)) {
      const check = ajv.compile({ ...part, definitions: { messageId: {} } } as AnySchema);
      for (const value of [
        ...(part.examples ?? []),
        ...(part.default === undefined ? [] : [part.default]),
      ]) {
        expect([path, value, check(value)]).toEqual([path, value, true]);
      }
    }
  });

  it.each([
    [{}],
    [{ languages: ['en'], payoutMinutes: 1440 }],
    [{ payoutMinutes: 1441 }],
    [{ payoutMinutes: 2.5 }],
    [{ payoutMinutes: '9' }],
    [{ theme: { bg: '#ABCDEF', radius: 'round' } }],
    [{ theme: { bg: 'red' } }],
    [{ theme: { radius: 'rond' } }],
    [{ theme: [] }],
    [{ hideaff: 1 }],
    [{ groupId: null }],
    [{ groupId: '  ' }],
    [{ registration: { affiliateLink: '/registerAff/ABC' } }],
    [{ registration: { affiliateLink: '//evil.example' } }],
    [{ registration: { affiliateLink: 'javascript:alert(1)' } }],
    [{ depositPromotionUntil: '2030-12-31' }],
    [{ depositPromotionUntil: '2031-01-01T00:00:00Z' }],
    [{ social: { line: 'https://line.me/R/ti/p/@brand' } }],
    [{ social: { line: 'https://user@line.me' } }],
    [{ partners: [{ name: 'A', logo: 'a.svg' }] }],
    [{ partners: [{ name: 'A', logo: '../a.svg' }] }],
    [{ demoLobbies: Array.from({ length: 5 }, () => ({ name: 'A', href: 'https://a.example' })) }],
    [{ menus: { more: ['vip', 'vip'] } }],
    [{ menus: { more: [] } }],
    [{ protection: { helpline: null, ageMark: null, realityCheckMinutes: null } }],
    [{ protection: { helpline: { phone: 'x' } } }],
    [{ protection: { ageGate: '18+' } }],
    [{ protection: { ageGate: 18 } }],
    [{ seals: [{ name: { th: 'ก', en: 'A' }, image: 'seal.svg' }] }],
    [{ seals: [{ name: 'A', image: 'seal.svg' }] }],
    [{ legal: { cookieNotice: { page: 'Privacy' } } }],
    [
      {
        telemetry: { endpoint: 'https://reports.example/site', sampleRate: 0.25, consent: 'none' },
      },
    ],
    [{ telemetry: { endpoint: 'https://reports.example/site?key=1' } }],
    [{ telemetry: { endpoint: null, sampleRate: 1.5 } }],
    [{ telemetry: { consent: 'asked' } }],
    [{ telemetry: { analyticsHost: 'https://a.example; script-src *' } }],
    [{ unknown: true }],
    [{ hostNames: ['WWW.brand.example'] }],
    [{ hostNames: ['www.brand.example', 'localhost'] }],
    [{ brand: { name: 'Brand' } }],
    [{ texts: { th: { 'common.back': 'กลับ' } } }],
    [{ texts: { th: { 'common.back': 5 } } }],
    [{ texts: { my: 'x' } }],
    [{ languages: [] }],
    [{ languages: ['th', 'th'] }],
    [{ languages: ['thai'] }],
  ])('agrees with the check about %j', (part) => {
    const json = { ...least, ...part };
    expect(validate(json)).toBe(parseOperator(json).settings !== null);
  });

  it('knows the message ids', () => {
    expect(validate({ ...least, texts: { th: { 'common.bakc': 'x' } } })).toBe(false);
  });

  it.each(['lotus', 'jade', 'siam'])('accepts the shipped operator %s', (name) => {
    const file = new URL(`../../../../site/operators/${name}/operator.json`, import.meta.url);
    expect(validate(JSON.parse(readFileSync(file, 'utf8')))).toBe(true);
  });
});
