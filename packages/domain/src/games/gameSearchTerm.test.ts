import { describe, expect, it } from 'vitest';
import { wantedOf } from './gameSearchTerm.ts';

const whole = (term: string) => wantedOf(term)?.whole.map(({ plain }) => plain);
const words = (term: string) => wantedOf(term)?.words.map(([word]) => word?.plain);

describe('a search term', () => {
  it.each([
    ['Koi - Pond', ['koi', 'pond']],
    ['koi !! pond', ['koi', 'pond']],
    [' koi', ['koi']],
    ['koi-', ['koi']],
  ])('of %j has the words %j, without empty ones', (term, expected) => {
    expect(words(term)).toEqual(expected);
  });

  it('begins with its short words, in which no typo is allowed', () => {
    expect(words('dragon koi jade')).toEqual(['koi', 'dragon', 'jade']);
    expect(words('dragonfly jade koi')).toEqual(['koi', 'jade', 'dragonfly']);
  });

  it.each([
    ['jade dragons', ['jadedragons', 'jadedragon']],
    ['two ads', ['twoads', 'twoad']],
    ['jade is', ['jadeis']],
    ['jade dragon', ['jadedragon']],
    ['sevens', ['sevens']],
  ])('%j is also searched for without a plural s after two letters: %j', (term, expected) => {
    expect(whole(term)).toEqual(expected);
  });

  it.each([
    ['7', ['7', 'เจด', 'seven']],
    ['10', ['10', 'สิบ', 'ten']],
    ['777', ['777', 'เจด', 'seven']],
    ['7777', ['7777', 'เจด', 'seven']],
    ['77', ['77']],
    ['11', ['11']],
    ['7771', ['7771']],
    ['1777', ['1777']],
    ['lucky 777', ['lucky777', 'luckyเจด', 'luckyseven']],
  ])(
    '%j is also searched for as a word, if it is at most ten or one digit three or more times: %j',
    (term, expected) => {
      expect(whole(term)).toEqual(expected);
    },
  );

  it.each([
    ['aabb', true],
    ['aaabb', false],
    ['koi', true],
    ['aa', false],
  ])('%j is compared by sound if half of its letters are heard, and two: %j', (term, isHeard) => {
    expect(wantedOf(term)?.whole[0]?.isHeard).toBe(isHeard);
  });

  it.each(['', ' - ', '!!'])('is null without a letter or digit: %j', (term) => {
    expect(wantedOf(term)).toBeNull();
  });
});
