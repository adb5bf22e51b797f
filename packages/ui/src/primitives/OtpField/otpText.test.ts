import { describe, expect, it } from 'vitest';

import { otpText } from './otpText.ts';

describe('the digits of a code', () => {
  it.each([
    ['482913', '482913'],
    ['482 913', '482913'],
    ['482-913', '482913'],
    ['๔๘๒๙๑๓', '482913'],
    ['48', '48'],
    ['4829135', '482913'],
    ['Ref 77AB รหัส OTP คือ 482913 ใช้ได้ 5 นาที', '482913'],
    ['abc', ''],
    ['', ''],
  ])('of %j are %j', (typed, digits) => {
    expect(otpText(typed, 6)).toBe(digits);
  });
});
