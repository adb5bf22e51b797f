import type { Group } from '../group.ts';

/** In `games`. */
export const GAMES_SURVIVORS: readonly Group[] = [
  {
    why: 'A term of one word was compared as a word before, with the same result.',
    mutants: [
      ['src/games/gameFit.ts', 'ConditionalExpression', '!all || words.length < 2', 'false'],
      ['src/games/gameFit.ts', 'ConditionalExpression', 'words.length < 2', 'false'],
      [
        'src/games/gameFit.ts',
        'LogicalOperator',
        '!all || words.length < 2',
        '!all && words.length < 2',
      ],
    ],
  },
  {
    why: 'The rest of a term that loses no word is the same term, which was searched for before.',
    mutants: [
      ['src/games/gameSearch.ts', 'ConditionalExpression', 'kept.length === words.length', 'false'],
    ],
  },
  {
    why: 'Both lists have the same length: TypeScript needs the other case.',
    mutants: [
      ['src/games/gameFacets.ts', 'ArrayDeclaration', '[]', '["Stryker was here"]'],
      ['src/games/gameFacets.ts', 'OptionalChaining', 'values[at]?.some', 'values[at].some'],
    ],
  },
  {
    why: 'Every place below 4 has a kind: TypeScript needs the default.',
    mutants: [['src/games/gameFit.ts', 'StringLiteral', "'inside'", '""']],
  },
  {
    why: 'A quick look that may say yes too often: each game is looked at next, with the same result.',
    mutants: [
      ['src/games/gameFit.ts', 'ConditionalExpression', 'words.length > 1', 'true'],
      ['src/games/gameFit.ts', 'EqualityOperator', 'words.length > 1', 'words.length >= 1'],
      ['src/games/gameFit.ts', 'ConditionalExpression', 'words.length > 1', 'true'],
      ['src/games/gameFit.ts', 'EqualityOperator', 'words.length > 1', 'words.length >= 1'],
      [
        'src/games/gameSearch.ts',
        'ConditionalExpression',
        'maySpell(index, wanted) || maySound(index, wanted)',
        'true',
      ],
      ['src/games/gameSearch.ts', 'ConditionalExpression', '!maySound(index, wanted)', 'false'],
    ],
  },
  {
    why: 'A quick look: a name without these letters has no such consonants either.',
    mutants: [
      [
        'src/games/gameFit.ts',
        'ConditionalExpression',
        '(frameLetters & ~name.letters) === 0',
        'true',
      ],
    ],
  },
  {
    why: 'The position is above 0 or -1 here.',
    mutants: [['src/games/gameFit.ts', 'EqualityOperator', 'at > 0', 'at >= 0']],
  },
  {
    why: 'A match with the provider costs 1 or more.',
    mutants: [
      ['src/games/gameFit.ts', 'ConditionalExpression', 'least > 1', 'true'],
      ['src/games/gameFit.ts', 'EqualityOperator', 'least > 1', 'least >= 1'],
    ],
  },
  {
    why: 'An early return: the sum would be infinite as well.',
    mutants: [['src/games/gameFit.ts', 'ConditionalExpression', 'least === Infinity', 'false']],
  },
  {
    why: '`nearMatch` finds the same beginning at no cost.',
    mutants: [['src/games/gameFit.ts', 'EqualityOperator', 'at >= 0', 'at > 0']],
  },
  {
    why: 'A quick look: `nearMatch` would find that the missing letters cost too much.',
    mutants: [
      ['src/games/gameFit.ts', 'ConditionalExpression', 'missing !== 0', 'false'],
      ['src/games/gameFit.ts', 'BlockStatement', '{', '{}'],
      [
        'src/games/gameFit.ts',
        'AssignmentOperator',
        'left -= (missing & -missing & endings) === 0 ? TYPO : TYPO / 2',
        'left += (missing & -missing & endings) === 0 ? TYPO : TYPO / 2',
      ],
      [
        'src/games/gameFit.ts',
        'ConditionalExpression',
        '(missing & -missing & endings) === 0',
        'false',
      ],
      ['src/games/gameFit.ts', 'UnaryOperator', '-missing', '+missing'],
      ['src/games/gameFit.ts', 'ConditionalExpression', 'left < 0', 'false'],
    ],
  },
  {
    why: 'A quick look: without an unchanged piece, `nearMatch` finds nothing.',
    mutants: [
      [
        'src/games/gameFit.ts',
        'ConditionalExpression',
        '!pieces.some((piece) => name.sound.includes(piece))',
        'false',
      ],
    ],
  },
  {
    why: 'Every word of the table of senses has letters: TypeScript needs the other case.',
    mutants: [['src/games/gameSearch.ts', 'ArrayDeclaration', '[]', '["Stryker was here"]']],
  },
  {
    why: 'A term with letters has at least one way to write it: TypeScript needs the check.',
    mutants: [
      [
        'src/games/gameSearch.ts',
        'OptionalChaining',
        'wantedOf(meant)?.whole[0]?.sound',
        'wantedOf(meant)?.whole[0].sound',
      ],
      ['src/games/matchRanges.ts', 'StringLiteral', "''", '"Stryker was here!"'],
      [
        'src/games/matchRanges.ts',
        'OptionalChaining',
        'wanted.whole[0]?.plain',
        'wanted.whole[0].plain',
      ],
      ['src/games/gameSearchTerm.ts', 'OptionalChaining', 'word?.plain', 'word.plain'],
      ['src/games/gameSearchTerm.ts', 'OptionalChaining', 'a?.budget', 'a.budget'],
      ['src/games/gameSearchTerm.ts', 'OptionalChaining', 'b?.budget', 'b.budget'],
    ],
  },
  {
    why: 'No list contains undefined: TypeScript needs the check.',
    mutants: [['src/games/gameSearch.ts', 'ConditionalExpression', 'kind !== undefined', 'true']],
  },
  {
    why: 'The default begins with no mark either.',
    mutants: [['src/games/matchRanges.ts', 'StringLiteral', "''", '"Stryker was here!"']],
  },
  {
    why: 'The default is no host either.',
    mutants: [['src/games/gameAddress.ts', 'StringLiteral', "''", '"Stryker was here!"']],
  },
  {
    why: 'A match always has its group: TypeScript needs the check.',
    mutants: [
      [
        'src/games/gameAddress.ts',
        'OptionalChaining',
        '/^([a-z][a-z\\d+.-]*):/i.exec(address)?.[1]?.toLowerCase',
        '/^([a-z][a-z\\d+.-]*):/i.exec(address)?.[1].toLowerCase',
      ],
    ],
  },
  {
    why: 'The difference of equal numbers is 0, and a sort takes that of two infinite ones, which is no number, as 0.',
    mutants: [
      ['src/games/gameOrder.ts', 'ConditionalExpression', 'one.figure === other.figure', 'false'],
    ],
  },
  {
    why: 'Only a state that waits for a reply has a call to compare with.',
    mutants: [
      ['src/games/launchFlow.ts', 'ConditionalExpression', "state.status === 'asking'", 'true'],
    ],
  },
  {
    why: 'Any language that the product is not written in, also an empty one, gives English.',
    mutants: [['src/games/game.ts', 'StringLiteral', "'en'", '""']],
  },
  {
    why: 'A game without a name is no sequel, and no other game is one of it.',
    mutants: [['src/games/gameRank.ts', 'StringLiteral', "''", '"Stryker was here!"']],
  },
  {
    why: 'After the last part there is nothing to try.',
    mutants: [
      [
        'src/games/gameSearchWords.ts',
        'EqualityOperator',
        'from < parts.length',
        'from <= parts.length',
      ],
    ],
  },
  {
    why: 'Counts beyond the end give the same word again.',
    mutants: [
      [
        'src/games/gameSearchWords.ts',
        'ArithmeticOperator',
        'parts.length - from',
        'parts.length + from',
      ],
    ],
  },
  {
    why: 'An empty word is never searched for.',
    mutants: [['src/games/gameSearchWords.ts', 'EqualityOperator', 'count > 0', 'count >= 0']],
  },
  {
    why: 'Null counts as 0, which is below the least return: TypeScript needs the check.',
    mutants: [['src/games/gamesInCollection.ts', 'ConditionalExpression', 'rtp !== null', 'true']],
  },
  {
    why: 'Any other name of a figure gives the biggest win as well.',
    mutants: [['src/games/gamesInCollection.ts', 'StringLiteral', "'bigWin'", '""']],
  },
];
