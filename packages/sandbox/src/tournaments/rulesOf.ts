import type { ShippedLocale } from '@brand/domain';
import { providerOf } from '../catalogue/providers.ts';
import type { Series } from './series.ts';

const kinds = {
  th: { slot: 'สล็อต', casino: 'คาสิโน', fishing: 'ยิงปลา', lotto: 'หวย', sport: 'กีฬา' },
  en: { slot: 'slots', casino: 'casino', fishing: 'fishing', lotto: 'lotto', sport: 'sports' },
} as const;

/** The rules of a series, one sentence each, with its figures. */
export function rulesOf(series: Series, lang: ShippedLocale): readonly string[] {
  const { bahtPerPoint, gameType } = series;
  const kind = kinds[lang][gameType];
  const names = series.providers?.map((id) => providerOf(id).name);
  if (lang === 'th') {
    const counting = names
      ? `นับเฉพาะเกม${kind}ของค่าย ${names.join(' และ ')}`
      : `นับเกม${kind}ทุกเกมจากทุกค่าย`;
    return [
      'เล่นแล้วนับแต้มให้เอง ไม่ต้องลงทะเบียนและไม่มีค่าสมัคร',
      counting,
      `ยอดเดิมพันทุก ${bahtPerPoint} บาท ได้ 1 แต้ม ไม่ว่ารอบนั้นจะชนะหรือแพ้`,
      'นับเฉพาะรอบที่เล่นด้วยเงินจริงระหว่างเวลาเริ่มและเวลาจบ โหมดทดลองเล่นไม่นับ',
      'หากแต้มเท่ากัน รางวัลเป็นไปตามลำดับในตารางคะแนนตอนจบ',
      'รางวัลเข้ากระเป๋าเงินทันทีเมื่อจบการแข่งขัน เป็นเงินที่ถอนได้ ไม่มียอดเทิร์น',
    ];
  }
  const counting = names
    ? `Only ${kind} by ${names.join(' and ')} count.`
    : `All ${kind} games from all providers count.`;
  return [
    'Points count as you play. No registration and no entry fee.',
    counting,
    `Every ${bahtPerPoint} baht bet earns 1 point, win or lose.`,
    'Only real-money rounds between the start and the end count. Demo rounds do not.',
    'If points are equal, the final order on the leaderboard decides.',
    'Prizes are paid to your wallet when the tournament ends. Withdraw them without turnover.',
  ];
}
