import { expect, it } from 'vitest';
import { compileCatalogue } from './compiledMessages.ts';

it('turns a sentence into its parts', async () => {
  await expect(compileCatalogue({ hello: 'สวัสดี {name}' })).resolves.toEqual({
    hello: [
      { type: 0, value: 'สวัสดี ' },
      { type: 1, value: 'name' },
    ],
  });
});

it('leaves a sentence of words alone a text, as it is to be read', async () => {
  await expect(compileCatalogue({ hello: "it''s '{here}'" })).resolves.toEqual({
    hello: "it's {here}",
  });
});

it('names the sentence that is not valid', async () => {
  await expect(compileCatalogue({ good: 'x', bad: '{name' })).rejects.toThrow('"bad"');
});

it('names the sentence that asks for more than a page can format', async () => {
  const sentences = {
    good: '{n, plural, other {# 2}} "type":2',
    bad: '{n, plural, other {{when, date}}}',
  };
  await expect(compileCatalogue(sentences)).rejects.toThrow('"bad"');
});
