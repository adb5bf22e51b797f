import { describe, expect, it } from 'vitest';

import { initials } from './initials.ts';

describe('the letters that stand for a name', () => {
  it.each([
    ['Somchai Jaidee', 'SJ'],
    ['somchai', 'S'],
    ['สมชาย ใจดี', 'สจ'],
    ['เอกชัย น้ำดี', 'อน'],
    ['ฝึ้', 'ฝ'],
    ['ปี่ ญู', 'ปญ'],
    ['ฏู', 'ฏ'],
    ['โ', 'โ'],
    ['Émilie Zola', 'ÉZ'],
    ['\u0065\u0301milie', 'É'],
    ['  สมหญิง   รักไทย  แซ่ตั้ง', 'สร'],
    ['0812345678', '0'],
    ['(somchai)', 'S'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧F'],
    ['', ''],
    ['***', ''],
  ])('%s → %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
