import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { MarkedText } from './MarkedText.tsx';

afterEach(cleanup);

const marked = (text: string, words: readonly string[]) => {
  const { container } = render(<MarkedText text={text} words={words} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
};

it.each([
  ['ลืมรหัสผ่าน ตั้งใหม่', ['รหัสผาน'], ['รหัสผ่าน']],
  ['ฝากเงินและถอนเงิน', ['ถอน', 'ฝาก'], ['ฝาก', 'ถอน']],
  ['Deposit by QR', ['deposit', 'posit'], ['Deposit']],
  ['Deposit by QR', [], []],
  ['<b>bonus</b>', ['bonus'], ['bonus']],
])('marks in “%s” the matches of %j, and keeps every letter', (text, words, parts) => {
  expect(marked(text, words)).toEqual(parts);
});
