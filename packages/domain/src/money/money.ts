/**
 * Money is an integer number of satang (1 baht = 100 satang) everywhere inside the program.
 * Baht with decimals exists on the wire and in what people read, nowhere else.
 */
export type Satang = number & { readonly __unit: 'satang' };

export const SATANG_PER_BAHT = 100;

/** Marks an integer as satang. Throws RangeError on anything that is not a safe integer. */
export function satang(value: number): Satang {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an amount in satang: ${value}`);
  return (value === 0 ? 0 : value) as Satang;
}

/** Whole or decimal baht as it stands on the wire → satang. Rounds once, here, because `0.29 * 100` is not 29. */
export function satangFromBaht(baht: number): Satang {
  return satang(Math.round(baht * SATANG_PER_BAHT));
}

/** Satang → baht as the wire wants it: a number with at most two decimals. */
export function bahtFromSatang(amount: Satang): number {
  return amount / SATANG_PER_BAHT;
}

/** The sum of two amounts. Throws RangeError where no safe integer holds it. */
export function addSatang(left: Satang, right: Satang): Satang {
  return satang(left + right);
}

/**
 * Plain figures with two decimals and thousands separators, `-1,234.50` (section 5, Display). Written from the integer: a
 * number formatter takes baht as a float, which is a satang off from 82 trillion baht on. Both languages write figures alike, so
 * no locale is needed. All display of baht goes through here; counts and percentages go through react-intl.
 */
export function formatSatang(amount: Satang): string {
  const whole = Math.trunc(Math.abs(amount) / SATANG_PER_BAHT);
  const rest = Math.abs(amount) % SATANG_PER_BAHT;
  return `${amount < 0 ? '-' : ''}${groupThousands(String(whole))}.${String(rest).padStart(2, '0')}`;
}

/** As `formatSatang`, without the decimals where they are zero: ranges and limits read better as `50 – 45,000`. */
export function formatSatangShort(amount: Satang): string {
  const full = formatSatang(amount);
  return full.endsWith('.00') ? full.slice(0, -3) : full;
}

/** `1234567` → `1,234,567`. Takes digits only. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * Text of a plain amount (`300`, `300.5`, `1,234.50`) → satang without passing through a float.
 * Null when the text is no such amount.
 */
export function parseSatang(text: string): Satang | null {
  const match = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(text.replaceAll(',', ''));
  if (!match) return null;
  return satang(Number(match[1]) * SATANG_PER_BAHT + Number((match[2] ?? '').padEnd(2, '0')));
}
