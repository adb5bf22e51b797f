import { describe, expect, it } from 'vitest';

import { editGrouped } from '../../private/groupedEdit.ts';
import { amountGrouping, formatAmountText } from './amountText.ts';

/** `|` marks the caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const shown = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;
const edit = (before: string, after: string, inputType?: string) =>
  shown(editGrouped({ before, after: at(after), inputType }, amountGrouping));

describe('the text of an amount field', () => {
  it.each([
    ['1500', '1,500'],
    ['1500000', '1,500,000'],
    ['1500.5', '1,500.5'],
    ['1500.', '1,500.'],
    ['๑๕๐๐', '1,500'],
    ['１５００', '1,500'],
    ['฿1,500 บาท', '1,500'],
    [' 1 500 THB', '1,500'],
    ['1,500.00', '1,500.00'],
    ['0500', '0,500'],
    ['', ''],
  ])('formats %j as %j', (typed, text) => {
    expect(formatAmountText(typed)).toBe(text);
  });

  it.each(['12a', '-500', '1.2.3', '.5', 'abc', '1.500,5'])(
    'keeps the invalid part of %j for the rules to report',
    (typed) => {
      expect(formatAmountText(typed)).toBe(typed.replaceAll(',', ''));
    },
  );
});

describe('the caret of an amount field', () => {
  it.each([
    ['typing at the end', '150', '1500|', 'insertText', '1,500|'],
    ['typing in the middle', '1,500', '19|,500', 'insertText', '19|,500'],
    ['typing at the start', '500', '1|500', 'insertText', '1|,500'],
    ['typing that moves a comma', '12,345', '12,39|45', 'insertText', '123,9|45'],
    ['deleting a digit at the end', '1,500', '1,50|', 'deleteContentBackward', '150|'],
    ['deleting a digit in the middle', '12,345', '1|,345', 'deleteContentBackward', '1|,345'],
    [
      'backspace on a comma takes the digit before it',
      '12,345',
      '12|345',
      'deleteContentBackward',
      '1|,345',
    ],
    [
      'delete on a comma takes the digit after it',
      '12,345',
      '12|345',
      'deleteContentForward',
      '1,2|45',
    ],
    ['pasting over everything', '', '฿1,500 บาท|', 'insertFromPaste', '1,500|'],
    ['pasting Thai digits in the middle', '10', '1๒๓|0', 'insertFromPaste', '1,23|0'],
    ['a letter stays where it was typed', '1,500', '1a|,500', 'insertText', '1a|500'],
    ['decimals', '1,500', '1,500.2|', 'insertText', '1,500.2|'],
    ['clearing', '1', '|', 'deleteContentBackward', '|'],
  ])('%s', (_name, before, after, inputType, expected) => {
    expect(edit(before, after, inputType)).toBe(expected);
  });
});
