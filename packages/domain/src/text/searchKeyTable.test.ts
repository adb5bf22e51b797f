import { expect, it } from 'vitest';
import { bothKeys } from './searchKey.ts';
import {
  endAlike,
  isConsonant,
  isOverOrUnder,
  isToneMark,
  isVowelAfter,
  isVowelBefore,
} from './thaiTyping.ts';

const THAI = Array.from({ length: 0x5b }, (_, at) => String.fromCharCode(0x0e01 + at));

/** Texts with what is special in them. */
const TEXTS = [
  'Tuk-Tuk Run',
  "Dragon's Lair’s",
  'ABCXYZ abcxyz 0123456789',
  'a_b:c;d/e@f[g`h{i~j',
  'cake queue zigzag',
  'phone graph php',
  'bookkeeper',
  'Ünïcödé ﬁsh Ｋｏｉ',
  'A🐟B',
  'x–y…z',
  'é',
  'น้ำเต้าปูปลา',
  'นํ้าเต้า นำ้ นํา นํ',
  'เเพนด้า แพนด้า',
  'สวัสดี ๆ เร็วๆ',
  'พันธุ์ทิพย์ จันทร์ ศักดิ์ ์ก',
  'หงส์ หญ้า หนู หมู หยก หรู หลอด หวาน ห้อง ห',
  'ไทย ไมล์ ใย ไย',
  'กระต่าย กลอง ครู ความ ตรา ปลา พระ ผลิต กร กรง อลเวง',
  'เกราะ แปล โครง เพล ตลก',
  'ภาค ๒ ๐๑๓๔๕๖๗๘๙',
  'ฤๅษี พฤกษา',
  'ข้าวข้าว รรค์',
  'กาก กำ ก่ำ',
];

it('keys of letters and of whole texts are as in the reviewed table', async () => {
  const line = (text: string) => {
    const { plain, sound } = bothKeys(text);
    const shown = [plain, sound].map(({ key, from, to, starts }) => {
      const spans = from.map((first, at) => `${first}-${to[at]}`).join(' ');
      return `${key || '–'} | words at ${starts.join(' ') || '–'} | ${spans}`;
    });
    return `${text}\n  plain ${shown[0]}\n  sound ${shown[1]}`;
  };
  await expect(`${[...TEXTS, ...THAI].map(line).join('\n')}\n`).toMatchFileSnapshot(
    './searchKeyTable.txt',
  );
});

it('Thai letters have the roles of the reviewed table', async () => {
  const roles = { isConsonant, isToneMark, isVowelAfter, isVowelBefore, isOverOrUnder };
  const lines = ['\u0e00', ...THAI, '\u0e5c', 'a', ''].map((letter) => {
    const code = letter.charCodeAt(0);
    const alike = THAI.filter((other) => endAlike(code, other.charCodeAt(0)));
    const named = Object.entries(roles).flatMap(([role, has]) => (has(letter) ? [role] : []));
    return `${letter} ${named.join(' ')}${alike.length > 0 ? ` ends like ${alike.join('')}` : ''}`;
  });
  expect([isConsonant(undefined), isVowelAfter(undefined), isVowelBefore(undefined)]).toEqual([
    false,
    false,
    false,
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./thaiRoles.txt');
});
