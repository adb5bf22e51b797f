import { expect, it } from 'vitest';
import { helpVocabulary, phraseOf } from './helpVocabulary.ts';

// One test, because the vocabulary is prepared only once.
it('knows the words of both languages with all their meanings, the longest first', () => {
  const { phrases, problems } = helpVocabulary();
  const meanings = (text: string) =>
    phrases
      .filter((phrase) => phrase.text === text)
      .map(({ senses }) => senses.map(({ said }) => said[0]?.text));
  expect(meanings('ถอน')).toEqual([['ถอน']]);
  expect(meanings('cash out')).toEqual([['ถอน']]);
  expect(meanings('เข้าไม่ได้')).toEqual([['เข้าสู่ระบบ', 'ไม่ได้']]);
  expect(meanings('zebra')).toEqual([]);

  const lengths = phrases.map(({ plain }) => plain.length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));

  // Only what articles say about problems: neither words of players nor words for other things.
  const texts = problems.map(({ text }) => text);
  expect(texts.slice(0, 4)).toEqual(['ลืม', 'forgot', 'ล็อก', 'locked']);
  expect(texts).toContain('ไม่ได้');
  expect(texts).not.toContain('ฝาก');
  expect(texts).not.toContain('cannot');
});

it('prepares a text by its letters and by its sound', () => {
  expect(phraseOf('Zebra Café')).toEqual({
    text: 'Zebra Café',
    plain: 'zebracafe',
    sound: 'sebrakafe',
  });
});
