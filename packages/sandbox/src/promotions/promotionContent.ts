import { type GameType, type ShippedLocale, type Satang, formatSatangShort } from '@brand/domain';
import type { CataloguePromotion } from './promotion.ts';

/** Bonus money below this counts as played away, and the turnover ends. */
const REST = '1';

const typeNames: Readonly<Record<ShippedLocale, Readonly<Record<GameType, string>>>> = {
  th: { slot: 'สล็อต', casino: 'คาสิโน', fishing: 'ยิงปลา', lotto: 'หวย', sport: 'กีฬา' },
  en: { slot: 'slots', casino: 'casino', fishing: 'fishing', lotto: 'lotto', sport: 'sports' },
};

const periods: Readonly<
  Record<ShippedLocale, Readonly<Record<CataloguePromotion['period'], string>>>
> = {
  th: {
    once: 'รับได้ 1 ครั้งต่อสมาชิก',
    daily: 'รับได้วันละ 1 ครั้ง วันใหม่เริ่มเวลาเที่ยงคืน',
    weekly: 'รับได้สัปดาห์ละ 1 ครั้ง สัปดาห์ใหม่เริ่มวันจันทร์',
    monthly: 'รับได้เดือนละ 1 ครั้ง เดือนใหม่เริ่มวันที่ 1',
    each: 'รับได้ไม่จำกัดจำนวนครั้ง',
  },
  en: {
    once: 'Once per member',
    daily: 'Once a day. A new day starts at midnight, Thailand time',
    weekly: 'Once a week. A new week starts on Monday',
    monthly: 'Once a month. A new month starts on the 1st',
    each: 'No limit on the number of times',
  },
};

const money = (amount: Satang, locale: ShippedLocale) =>
  `${formatSatangShort(amount)} ${locale === 'th' ? 'บาท' : 'baht'}`;

/** The steps to get a promotion, by type. */
function steps({ by, terms, words }: CataloguePromotion, locale: ShippedLocale): readonly string[] {
  const { title } = words[locale];
  const least = terms.minDeposit === null ? '' : money(terms.minDeposit, locale);
  const th = {
    deposit: [
      'ไปที่หน้าฝากเงินและเลือกช่องทางการฝาก',
      `ใส่ยอดฝากตั้งแต่ ${least} และเลือกโบนัส “${title}”`,
      'โบนัสเข้ากระเป๋าทันทีที่ยอดฝากเข้า',
    ],
    claim: ['ไปที่หน้าโบนัส', `กดรับ “${title}”`, 'โบนัสเข้ากระเป๋าทันที'],
    registration: ['กดสมัครสมาชิก', 'ทำให้เสร็จก่อนเวลานับถอยหลังหมด', 'เครดิตเข้ากระเป๋าทันที'],
    countdown: [
      `ฝากครั้งเดียวตั้งแต่ ${least} ก่อนเวลานับถอยหลังหมด`,
      'เครดิตเข้ากระเป๋าหลังจากระบบตรวจสอบยอดฝาก',
    ],
  };
  const en = {
    deposit: [
      'Go to the deposit page and choose a channel',
      `Enter ${least} or more and choose the bonus “${title}”`,
      'The bonus arrives in your wallet with the deposit',
    ],
    claim: [
      'Go to the bonus page',
      `Claim “${title}”`,
      'The bonus goes to your wallet immediately',
    ],
    registration: [
      'Tap Sign up',
      'Complete it before the countdown ends',
      'The credit goes to your wallet immediately',
    ],
    countdown: [
      `Deposit ${least} or more in one payment before the countdown ends`,
      'The credit goes to your wallet after the deposit is checked',
    ],
  };
  return (locale === 'th' ? th : en)[by];
}

/** The conditions as text, generated from the terms, so that text and terms cannot differ. */
function conditions(promotion: CataloguePromotion, locale: ShippedLocale): readonly string[] {
  const { terms, exclusive, period, channels } = promotion;
  const thai = locale === 'th';
  const names = terms.excludedTypes.map((type) => typeNames[locale][type]).join(thai ? ' ' : ', ');
  const most = terms.maxBonus === null ? '' : money(terms.maxBonus, locale);
  const base = terms.turnoverOn === 'bonus' ? (thai ? 'โบนัส' : 'the bonus') : null;
  return [
    most && (thai ? `โบนัสสูงสุดครั้งละ ${most}` : `Maximum bonus ${most} each time`),
    thai
      ? `ทำยอดเทิร์น ${terms.turnover} เท่าของ${base ?? 'ยอดฝากรวมโบนัส'} แล้วจึงถอนโบนัสได้ เงินส่วนอื่นถอนได้ตลอดเวลา`
      : `Bet ${terms.turnover} times ${base ?? 'the deposit and bonus'} before withdrawing the bonus. The rest of your money can be withdrawn at any time`,
    names &&
      (thai ? `เกมที่ไม่นับยอดเทิร์น: ${names}` : `Games that do not count towards turnover: ${names}`),
    periods[locale][period],
    channels && (thai ? 'เฉพาะช่องทางที่ระบุ' : 'With the listed channel only'),
    exclusive &&
      (thai
        ? 'รับเพิ่มไม่ได้ระหว่างที่โบนัสอื่นยังทำยอดเทิร์นไม่ครบ'
        : 'Not available while another bonus still has turnover to complete'),
    thai
      ? `หากยอดเงินคงเหลือต่ำกว่า ${REST} บาท โบนัสนี้จบลงและไม่ต้องทำยอดเทิร์นต่อ`
      : `If your balance falls below ${REST} baht, the bonus and its turnover end`,
  ].filter((line): line is string => typeof line === 'string' && line !== '');
}

/** The content of a promotion as HTML: description, steps and conditions. */
export function promotionContent(promotion: CataloguePromotion, locale: ShippedLocale): string {
  const thai = locale === 'th';
  const list = (tag: 'ol' | 'ul', lines: readonly string[]) =>
    `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`;
  return (
    `<p>${promotion.words[locale].intro}</p>` +
    `<h3>${thai ? 'วิธีรับ' : 'How to get it'}</h3>${list('ol', steps(promotion, locale))}` +
    `<h3>${thai ? 'เงื่อนไข' : 'Conditions'}</h3>${list('ul', conditions(promotion, locale))}`
  );
}
