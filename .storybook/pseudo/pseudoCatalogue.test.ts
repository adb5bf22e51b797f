import { createIntl, createIntlCache } from 'react-intl';
import { describe, expect, it } from 'vitest';

import { catalogues } from '../catalogues.ts';
import { pseudoCatalogue } from './pseudoCatalogue.ts';

function say(sentence: string, values?: Record<string, unknown>) {
  const intl = createIntl(
    { locale: 'en', messages: pseudoCatalogue({ it: sentence }) },
    createIntlCache(),
  );
  return intl.formatMessage({ id: 'it' }, values as Record<string, string>);
}

describe('the pseudo language', () => {
  it('accents every letter and brackets the message', () => {
    const said = say('Deposit');
    expect(said).toMatch(/^\[.*\]$/);
    expect(said).not.toMatch(/[A-Za-z]/);
  });

  it('is about 40 % longer than English', () => {
    const sentence = 'The amount must be a whole number of baht';
    const letters = say(sentence).length - 2;
    expect(letters / sentence.length).toBeGreaterThan(1.25);
    expect(letters / sentence.length).toBeLessThan(1.45);
  });

  it('keeps arguments and numbers', () => {
    expect(say('Code {code}', { code: 'LT26' })).toContain('LT26');
    expect(say('{ratio, number, ::percent} left', { ratio: 0.25 })).toContain('25%');
  });

  it('keeps plurals, and accents each form', () => {
    const sentence = '{count, plural, one {# game} other {# games}}';
    expect(say(sentence, { count: 1 })).toMatch(/^\[1 ğá+ɱé+\]$/);
    expect(say(sentence, { count: 7 })).toMatch(/^\[7 ğá+ɱé+ś\]$/);
  });

  it('keeps tags, and accents their content', () => {
    const said = say('Read the <a>rules</a> first', {
      a: (parts: string[]) => `<${parts.join('')}>`,
    });
    expect(said).toMatch(/<ŕú+ĺé+ś>/);
  });

  it('parses every message of the catalogues', () => {
    const pseudo = pseudoCatalogue(catalogues.en);
    expect(Object.keys(pseudo)).toEqual(Object.keys(catalogues.en));
  });
});
