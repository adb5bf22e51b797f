/** The keys of a US keyboard, row by row, without and with shift, and their Kedmanee characters. */
const LATIN =
  "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./" +
  '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';
const KEDMANEE =
  '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ' + '%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ';

const toThai = new Map(Array.from(LATIN, (key, at) => [key, KEDMANEE[at] ?? key] as const));
const toLatin = new Map(Array.from(KEDMANEE, (key, at) => [key, LATIN[at] ?? key] as const));

/**
 * The text that the same keys produce on the other layout, for users who forgot to switch: Kedmanee for Latin letters,
 * English keys for Thai letters. Null if the text has letters of both scripts or of neither.
 */
export function onOtherLayout(typed: string): string | null {
  const isLatin = /[a-z]/i.test(typed);
  const isThai = /[\u0e01-\u0e4e]/.test(typed);
  if (isLatin === isThai) return null;
  const table = isLatin ? toThai : toLatin;
  return Array.from(typed, (key) => table.get(key) ?? key)
    .join('')
    .toLowerCase();
}
