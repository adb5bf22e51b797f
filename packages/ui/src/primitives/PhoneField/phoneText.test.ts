import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { editGrouped } from '../../private/groupedEdit.ts';
import { phoneGrouping, plainPhoneText } from './phoneText.ts';

/** `|` marks the caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const edit = (before: string, after: string, inputType?: string) => {
  const { text, caret } = editGrouped({ before, after: at(after), inputType }, phoneGrouping);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

describe('a typed phone number', () => {
  it.each([
    ['081-234-5678', '0812345678'],
    ['๐๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
    ['+66 81-234-5678', '0812345678'],
    ['+66 (0) 81 234 5678', '0812345678'],
    ['66812345678', '0812345678'],
    ['0066812345678', '0812345678'],
    ['โทร. 081.234.5678', '0812345678'],
    ['+6', '+6'],
    ['+1 812 345 6789', '+18123456789'],
    ['0812345678123', '0812345678123'],
    ['', ''],
  ])('parses %j as %j', (typed, plain) => {
    expect(plainPhoneText(typed)).toBe(plain);
  });

  it.each(['+66812345678', '0066812345678', '66812345678', '0812345678', '๐๘๑๒๓๔๕๖๗๘'])(
    'is the same when typed digit by digit: %s',
    (typed) => {
      let text = '';
      for (const key of typed) text = edit(text, `${text}${key}|`, 'insertText').replace('|', '');
      expect(text).toBe('081-234-5678');
    },
  );

  it('contains only digits and an optional leading plus, and parsing it again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ().-]{0,16}$/)), (typed) => {
        const plain = plainPhoneText(typed);
        expect(plain).toMatch(/^\+?\d*$/);
        expect(plainPhoneText(phoneGrouping.group(plain))).toBe(plain);
      }),
    );
  });
});

describe('the caret of a phone field', () => {
  it.each([
    ['typing at the end', '081', '0812|', 'insertText', '081-2|'],
    ['typing in the middle', '081-345-678', '0812|-345-678', 'insertText', '081-2|34-5678'],
    ['typing before a dash', '081-234', '0815|-234', 'insertText', '081-5|23-4'],
    ['deleting at the end', '081-2', '081-|', 'deleteContentBackward', '081|'],
    [
      'deleting in the middle',
      '081-234-5678',
      '0|1-234-5678',
      'deleteContentBackward',
      '0|12-345-678',
    ],
    [
      'backspace on a dash takes the digit before it',
      '081-234-5678',
      '081|234-5678',
      'deleteContentBackward',
      '08|2-345-678',
    ],
    [
      'delete on a dash takes the digit after it',
      '081-234-5678',
      '081|234-5678',
      'deleteContentForward',
      '081|-345-678',
    ],
    [
      'pasting a number of an address book',
      '',
      '+66 81 234 5678|',
      'insertFromPaste',
      '081-234-5678|',
    ],
    ['the country code in front of a caret', '', '+668|1234567', 'insertText', '08|1-234-567'],
    ['a letter does nothing', '081-2', '081-2x|', 'insertText', '081-2|'],
  ])('%s', (_name, before, after, inputType, expected) => {
    expect(edit(before, after, inputType)).toBe(expected);
  });
});
