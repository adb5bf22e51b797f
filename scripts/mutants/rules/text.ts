import type { Group } from '../group.ts';

/** In `text` and `community`. */
export const TEXT_SURVIVORS: readonly Group[] = [
  {
    why: 'The position is always inside the list, or the letter behind the end is empty and adds nothing.',
    mutants: [
      ['src/text/searchKey.ts', 'StringLiteral', "''", '"Stryker was here!"'],
      ['src/text/searchKey.ts', 'EqualityOperator', 'at < text.length', 'at <= text.length'],
      ['src/text/searchKey.ts', 'EqualityOperator', 'at < letters.length', 'at <= letters.length'],
    ],
  },
  {
    why: 'Positions are compared with it, and no text is one.',
    mutants: [['src/text/searchKey.ts', 'ArrayDeclaration', '[]', '["Stryker was here"]']],
  },
  {
    why: 'This control character begins a new word on both ways.',
    mutants: [
      ['src/text/searchKey.ts', 'EqualityOperator', "sign < '\\u0080'", "sign <= '\\u0080'"],
    ],
  },
  {
    why: 'Undefined is in no list and in no range of letters: TypeScript needs the check.',
    mutants: [
      ['src/text/searchKey.ts', 'ConditionalExpression', 'before !== undefined', 'true'],
      ['src/community/helpWord.ts', 'ConditionalExpression', 'letter !== undefined', 'true'],
      ['src/text/thaiTyping.ts', 'ConditionalExpression', 'letter !== undefined', 'true'],
      ['src/text/thaiTyping.ts', 'ConditionalExpression', 'letter !== undefined', 'true'],
      ['src/text/thaiTyping.ts', 'ConditionalExpression', 'letter !== undefined', 'true'],
    ],
  },
  {
    why: 'An early return that only saves time: without the sign, nothing is replaced.',
    mutants: [['src/text/thaiTyping.ts', 'StringLiteral', "'ๆ'", '""']],
  },
  {
    why: 'Only one letter alone makes a difference, and it is too short to be compared.',
    mutants: [
      [
        'src/community/helpQuestion.ts',
        'EqualityOperator',
        'phrase.plain >= THAI',
        'phrase.plain > THAI',
      ],
      ['src/community/helpQuestion.ts', 'EqualityOperator', 'plain >= THAI', 'plain > THAI'],
      ['src/community/helpQuestion.ts', 'EqualityOperator', 'sound >= THAI', 'sound > THAI'],
      [
        'src/community/helpQuestion.ts',
        'EqualityOperator',
        'phrase.sound >= THAI',
        'phrase.sound > THAI',
      ],
      ['src/text/consonantFrame.ts', 'EqualityOperator', 'word >= THAI', 'word > THAI'],
    ],
  },
  {
    why: 'No known phrase is empty, so that none begins behind the last letter.',
    mutants: [
      [
        'src/community/helpQuestion.ts',
        'EqualityOperator',
        'at < plain.key.length',
        'at <= plain.key.length',
      ],
    ],
  },
  {
    why: 'The default has no known phrase.',
    mutants: [['src/community/helpFit.ts', 'StringLiteral', "''", '"Stryker was here!"']],
  },
  {
    why: 'There is one word: TypeScript needs the check.',
    mutants: [
      ['src/community/helpSearch.ts', 'OptionalChaining', 'words[0]?.sense', 'words[0].sense'],
    ],
  },
  {
    why: 'The text is not returned if a figure is missing.',
    mutants: [['src/community/help.ts', 'StringLiteral', "''", '"Stryker was here!"']],
  },
  {
    why: 'The letter behind the end is empty, and is no consonant.',
    mutants: [
      ['src/text/consonantFrame.ts', 'EqualityOperator', 'at < sound.length', 'at <= sound.length'],
    ],
  },
  {
    why: '`split` returns at least one part: TypeScript needs the check.',
    mutants: [
      [
        'src/text/locale.ts',
        'OptionalChaining',
        "tag.split('-x-').pop()?.split",
        "tag.split('-x-').pop().split",
      ],
    ],
  },
  {
    why: 'An early return that only saves time: the cost never falls again, and is compared at the end.',
    mutants: [
      ['src/text/nearMatch.ts', 'EqualityOperator', 'least >= limit', 'least > limit'],
      ['src/text/nearMatch.ts', 'ConditionalExpression', 'least >= limit', 'false'],
    ],
  },
  {
    why: 'No letter of a key has such a code.',
    mutants: [
      ['src/text/nearMatch.ts', 'ConditionalExpression', 'row > 1', 'true'],
      ['src/text/nearMatch.ts', 'EqualityOperator', 'row > 1', 'row >= 1'],
      ['src/text/nearMatch.ts', 'UnaryOperator', '-1', '+1'],
      ['src/text/nearMatch.ts', 'UnaryOperator', '-1', '+1'],
    ],
  },
  {
    why: 'Both sides give the same result when the costs are equal.',
    mutants: [
      [
        'src/text/nearMatch.ts',
        'EqualityOperator',
        'over + LETTER < best',
        'over + LETTER <= best',
      ],
      [
        'src/text/nearMatch.ts',
        'EqualityOperator',
        'left + LETTER < best',
        'left + LETTER <= best',
      ],
      ['src/text/nearMatch.ts', 'EqualityOperator', 'best < least', 'best <= least'],
    ],
  },
  {
    why: 'Words between spaces or spaces between words: the parts are the same.',
    mutants: [['src/text/wordSegments.ts', 'Regex', '/(\\s+)/', '/(\\S+)/']],
  },
];
