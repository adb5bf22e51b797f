import { providerOf } from '../catalogue/providers.ts';
import type { Series } from './series.ts';

const kinds = {
  th: { slot: 'สล็อต', casino: 'คาสิโน', fishing: 'ยิงปลา', lotto: 'หวย', sport: 'กีฬา' },
  en: { slot: 'slots', casino: 'casino', fishing: 'fishing', lotto: 'lotto', sport: 'sports' },
} as const;

/** The rules of a series, one sentence each, with its figures. */
export function rulesOf(series: Series, lang: 'th' | 'en'): readonly string[] {
  const { bahtPerPoint, gameType } = series;
  const kind = kinds[lang][gameType];
  const makers = series.providers?.map((id) => providerOf(id).name);
  if (lang === 'th') {
    const counting = makers
      ? `นับเฉพาะเกม${kind}ของค่าย ${makers.join(' และ ')}`
      : `นับเกม${kind}ทุกเกมจากทุกค่าย`;
    return [
      'เล่นแล้วนับแต้มให้เอง ไม่ต้องลงทะเบียนและไม่มีค่าสมัคร',
      counting,
      `ยอดเดิมพันทุก ${bahtPerPoint} บาท ได้ 1 แต้ม ไม่ว่ารอบนั้นจะชนะหรือแพ้`,
      'นับเฉพาะรอบที่เล่นด้วยเงินจริงระหว่างเวลาเริ่มและเวลาจบ โหมดทดลองเล่นไม่นับ',
      'แต้มเท่ากับผู้เล่นอื่น รางวัลเป็นไปตามลำดับในตารางคะแนนตอนจบ',
      'รางวัลเข้ากระเป๋าเงินทันทีเมื่อจบการแข่งขัน เป็นเงินที่ถอนได้ ไม่มียอดเทิร์น',
    ];
  }
  const counting = makers
    ? `Only ${kind} by ${makers.join(' and ')} count.`
    : `All ${kind} games of all providers count.`;
  return [
    'Points are counted as you play; there is nothing to sign up for and nothing to pay.',
    counting,
    `Every ${bahtPerPoint} baht bet makes 1 point, whether the round wins or loses.`,
    'Only rounds with real money between the start and the end count; the demo does not.',
    'Where players have equal points, the order of the table at the end decides.',
    'Prizes are in the wallet as soon as it has ended: money to withdraw, without a turnover.',
  ];
}
