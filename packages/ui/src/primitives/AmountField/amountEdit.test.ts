import { describe, expect, it } from 'vitest';

import { editAmount } from './amountEdit.ts';

interface Typing {
  text: string;
  ignored: string;
}

const UNIT = 'บาท';
const EMPTY: Typing = { text: '', ignored: '' };

/** Presses keys at the end of the field, one by one; `⌫` is Backspace. */
function typed(keys: string, decimals: number, from: Typing = EMPTY): Typing {
  return Array.from(keys).reduce(({ text, ignored }, key) => {
    const isBackspace = key === '⌫';
    const after = isBackspace ? text.slice(0, -1) : text + key;
    const edit = {
      before: text,
      after: { text: after, caret: after.length },
      inputType: isBackspace ? 'deleteContentBackward' : 'insertText',
      data: isBackspace ? null : key,
    };
    const { text: next, ignored: left } = editAmount(edit, { decimals, unit: UNIT, ignored });
    return { text: next, ignored: left };
  }, from);
}

/** Pastes into the field; `[` and `]` enclose what is replaced. */
function pasted(marked: string, clip: string, decimals: number): Typing {
  const [head = '', selected = '', tail = ''] = marked.split(/[[\]]/);
  const edit = {
    before: head + selected + tail,
    after: { text: head + clip + tail, caret: head.length + clip.length },
    inputType: 'insertFromPaste',
    data: null,
  };
  const { text, ignored } = editAmount(edit, { decimals, unit: UNIT, ignored: '' });
  return { text, ignored };
}

describe('typing an amount', () => {
  it.each([
    ['1500', 0, '1,500', ''],
    ['๑๕๐๐', 0, '1,500', ''],
    ['1e9', 0, '1', 'e9'],
    ['12.50', 0, '12', '.50'],
    ['12.50⌫⌫⌫⌫', 0, '1', ''],
    ['12.50⌫⌫⌫3', 0, '123', ''],
    ['1a', 0, '1', 'a'],
    ['1a5', 0, '15', ''],
    ['-500', 0, '500', ''],
    ['ก', 0, '', 'ก'],
    ['12.345', 2, '12.34', '5'],
    ['1.2.3', 2, '1.2', '.3'],
    ['.5', 2, '0.5', ''],
    ['1,500', 0, '1,500', ''],
  ])('%s with %d decimals shows %j and ignores %j', (keys, decimals, text, ignored) => {
    expect(typed(keys, decimals)).toEqual({ text, ignored });
  });

  it('accepts a digit in the middle after a point was ignored at the end', () => {
    const after = { text: '192', caret: 2 };
    const edit = { before: '12', after, inputType: 'insertText', data: '9' };
    const rules = { decimals: 0, unit: UNIT, ignored: '.5' };
    expect(editAmount(edit, rules)).toEqual({ text: '192', caret: 2, ignored: '' });
  });
});

describe('pasting an amount', () => {
  it.each([
    ['[]', '฿1,500 บาท', 0, '1,500', ''],
    ['[]', '๑,๕๐๐ บาท', 0, '1,500', ''],
    ['[]', '฿1,500.00', 0, '1,500', ''],
    ['[]', '500.-', 0, '500', ''],
    ['[20]', '12.50', 0, '12', '.50'],
    ['[]', '1e9', 0, '1', 'e9'],
    ['[]', '1.500,5', 2, '1.50', '05'],
    ['[700]', '-500', 0, '700', '-500'],
    ['[700]', 'ห้าร้อย', 0, '700', 'ห้าร้อย'],
    ['1[]500', 'abc', 0, '1500', 'abc'],
    ['1[]0', '๒๓', 0, '1,230', ''],
    ['1[]0', '2x', 0, '120', 'x'],
  ])(
    'into %s of %j with %d decimals shows %j and ignores %j',
    (marked, clip, decimals, text, ignored) => {
      expect(pasted(marked, clip, decimals)).toEqual({ text, ignored });
    },
  );

  it('accepts the unit of the field', () => {
    const edit = {
      before: '',
      after: { text: '12.5 usdt', caret: 9 },
      inputType: 'insertFromPaste',
      data: null,
    };
    const rules = { decimals: 6, unit: 'USDT', ignored: '' };
    expect(editAmount(edit, rules)).toMatchObject({ text: '12.5', ignored: '' });
  });
});
