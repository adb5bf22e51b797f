import { bothKeys } from '../text/searchKey.ts';

/**
 * Other words for the same thing, a row each: what players type on the left, what names say on the right. Used only where no
 * name contains the term, so that a row never displaces a game of that name.
 */
const ROWS: readonly (readonly [string, string])[] = [
  ['hilo, hi-lo, sicbo', 'ไฮโล'],
  ['21, twenty one, ยี่สิบเอ็ด', 'blackjack'],
  ['ฟีนิกซ์, ฟินิกซ์, นกไฟ', 'หงส์ไฟ, หงส์เพลิง, phoenix'],
  [
    'รวย, ร่ำรวย, เศรษฐี, มหาเศรษฐี, โชคลาภ, โชคดี, เฮง, rich, fortune, wealth, jackpot, แจ็คพอต, แจ็กพอต',
    'โชค, lucky, luck, สมบัติ, treasure, ทอง, gold, เหรียญ, coin',
  ],
  ['เงิน, ตังค์, money, cash', 'เหรียญ, coin, สมบัติ, treasure, ทอง, gold'],
  ['ผี, ฮาโลวีน, ghost, halloween', 'หน้ากาก, masks, แม่มด, witch'],
  ['อวกาศ, ดาวอังคาร, space', 'จรวด, rocket, mars'],
  ['มวยไทย, ชกมวย, boxing, box', 'มวย, หมัด, นักชก, punch, boxer'],
  ['บอล, บอลไทย, บอลสด, บอลวันนี้, soccer, ฟุตซอล', 'ฟุตบอล, football, ลูกเตะ'],
  ['ไพ่, card', 'cards, โป๊กเกอร์'],
  ['ตกปลา, ล่าปลา', 'ยิงปลา'],
  ['พญานาค, นาค, naga, snake', 'งู, serpent'],
  ['ดอกไม้, flower', 'bloom, blossom, กุหลาบ'],
  ['ของหวาน, ขนม, dessert', 'ลูกกวาด, candy, sweets'],
  ['กระต่ายน้อย, bunny', 'กระต่าย, rabbit'],
  ['หมา, สุนัข, dog', 'หมาป่า, wolf'],
];

interface Row {
  readonly typed: ReadonlySet<string>;
  readonly named: readonly string[];
}

let rows: readonly Row[] | undefined;

const listed = (cell: string) => cell.split(', ');
const keyOf = (text: string) => bothKeys(text).plain.key;

/** What names may say instead of a term, the closest first. Empty if nothing is known. */
export function sensesOf(term: string): readonly string[] {
  rows ??= ROWS.map(([typed, named]) => ({
    typed: new Set(listed(typed).map(keyOf)),
    named: listed(named),
  }));
  const key = keyOf(term);
  return rows.find(({ typed }) => typed.has(key))?.named ?? [];
}
