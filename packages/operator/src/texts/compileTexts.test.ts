import { describe, expect, it } from 'vitest';

import { compileTexts } from './compileTexts.ts';
import { knownMessages } from './knownMessages.ts';

const known = new Map([
  ['a.plain', { th: 'กลับ', en: 'Back' }],
  ['a.amount', { th: '{amount} บาท', en: '{amount} baht' }],
  ['a.count', { th: '{count} เกม', en: '{count, plural, one {# game} other {# games}}' }],
  ['a.link', { th: 'อ่าน <link>ข้อตกลง</link>', en: 'Read the <link>terms</link>' }],
]);

const said = (id: string, sentence: string) =>
  compileTexts({ th: {}, en: { [id]: sentence } }, known).problems.map((one) => one.sentence);

describe('compileTexts', () => {
  it('compiles messages to the format that the page uses', () => {
    const { texts, problems } = compileTexts(
      { th: { 'a.plain': 'ถอยหลัง' }, en: { 'a.amount': 'Only {amount} baht' } },
      known,
    );
    expect(problems).toEqual([]);
    expect(texts['th']?.['a.plain']).toEqual([{ type: 0, value: 'ถอยหลัง' }]);
    expect(texts['en']?.['a.amount']).toHaveLength(3);
  });

  it.each([
    ['a.count', '{count} games'],
    ['a.count', '{count, plural, =0 {no games} other {# games}}'],
    ['a.link', 'See <link>our terms</link>'],
    ['a.plain', "It''s '{'braced'}'"],
  ])('accepts %s as %j', (id, sentence) => {
    expect(said(id, sentence)).toEqual([]);
  });

  it.each([
    ['a.plian', 'x', 'texts.en["a.plian"] is not a message id. Did you mean "a.plain"?'],
    [
      'zzzzzzzzzz',
      'x',
      'texts.en.zzzzzzzzzz is not a message id. "brand-theme texts" lists all of them.',
    ],
    ['a.plain', ' ', 'texts.en["a.plain"] is empty.'],
    [
      'a.amount',
      'Only {amuont} baht',
      'texts.en["a.amount"] uses {amuont}, which the site does not provide: the original has {amount}.',
    ],
    [
      'a.plain',
      'Go {where}',
      'texts.en["a.plain"] uses {where}, which the site does not provide: the original has no arguments.',
    ],
    [
      'a.plain',
      '<b>Back</b>',
      'texts.en["a.plain"] uses <b>, which the site does not provide: the original has no arguments.',
    ],
    [
      'a.amount',
      '{amount, number}',
      'texts.en["a.amount"] uses {amount} as a number, which it is not in the original: "{amount} baht".',
    ],
    [
      'a.amount',
      'Only {amount',
      'texts.en["a.amount"] is not in ICU message format: a "}" is missing, at character 6, "{amount".',
    ],
    [
      'a.count',
      '{count, plural, one {# game}}',
      'texts.en["a.count"] is not in ICU message format: the case "other {…}" is missing, at character 29, "}".',
    ],
    [
      'a.link',
      'See <link>terms',
      'texts.en["a.link"] is not in ICU message format: a tag is not closed, at character 5, "<link>terms".',
    ],
  ])('refuses %s as %j', (id, sentence, problem) => {
    expect(said(id, sentence)).toEqual([problem]);
  });

  it('knows every message of the library and the site in both languages', () => {
    const all = knownMessages();
    expect(all.size).toBeGreaterThan(300);
    expect([...all].filter(([, { th, en }]) => !th || !en).map(([id]) => id)).toEqual([]);
    expect(all.has('common.back')).toBe(true);
  });
});
