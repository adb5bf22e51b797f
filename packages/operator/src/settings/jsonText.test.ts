import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { JsonTextError, readJsonText } from './jsonText.ts';

describe('readJsonText', () => {
  it('reads everything that JSON.parse reads, with the same result', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 1, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(readJsonText(text).value).toEqual(JSON.parse(text));
      }),
    );
  });

  it('refuses everything that JSON.parse refuses', () => {
    const broken = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', "'", '//', '\u0000', '\\'))
      .map(
        ([text, at, cut]) =>
          text.slice(0, at % (text.length + 1)) + cut + text.slice((at % (text.length + 1)) + 1),
      );
    const accepts = (read: (text: string) => unknown, text: string) => {
      try {
        read(text);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(broken, (text) => {
        expect(accepts(readJsonText, text)).toBe(accepts(JSON.parse, text));
      }),
    );
  });

  it('returns the position of every key and item', () => {
    const { positions } = readJsonText('{\n  "a": [1,\n    {"b": 2}]\n}');
    expect(positions.get('a')).toEqual({ line: 2, column: 3 });
    expect(positions.get('a\n1')).toEqual({ line: 3, column: 5 });
    expect(positions.get('a\n1\nb')).toEqual({ line: 3, column: 6 });
  });

  it('reports a duplicate key', () => {
    const { twice } = readJsonText('{"a": 1, "b": {"c": 1, "c": 2}}');
    expect(twice).toEqual([{ path: ['b', 'c'], position: { line: 1, column: 24 } }]);
  });

  it.each([
    ['{"a": 1,}', 'There is a comma before "}", which JSON does not allow.', 1, 9],
    ['{"a": [1,]}', 'There is a comma before "]", which JSON does not allow.', 1, 10],
    ['{\n  a: 1\n}', 'Expected a key in double quotes, found "a".', 2, 3],
    ["{'a': 1}", 'found a single quote, where JSON wants a double one.', 1, 2],
    ['{"a": 1 "b": 2}', 'Expected a comma or "}", found """.', 1, 9],
    ['{"a" 1}', 'Expected ":" after the key, found "1".', 1, 6],
    ['{"a": "x\ny"}', 'This text is not closed on its line.', 1, 7],
    ['// hello\n{}', 'found a comment, which JSON does not have.', 1, 1],
    ['', 'Expected a value, found the end of the file.', 1, 1],
    ['{} x', 'Expected the end, found "x".', 1, 4],
    ['['.repeat(40), 'More than 32 nested levels.', 1, 34],
  ])('reports the error in %j', (text, sentence, line, column) => {
    let thrown: unknown;
    try {
      readJsonText(text);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(JsonTextError);
    expect((thrown as JsonTextError).message).toContain(sentence);
    expect((thrown as JsonTextError).position).toEqual({ line, column });
  });
});
