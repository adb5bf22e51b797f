/**
 * Inside the program, money is always an integer number of satang (1 baht = 100 satang). Baht with decimals is used
 * only in the API and in displayed text.
 */
export type Satang = number & { readonly __unit: 'satang' };

export const SATANG_PER_BAHT = 100;

/** Brands an integer as satang. Throws RangeError unless it is a safe integer. */
export function satang(value: number): Satang {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an amount in satang: ${value}`);
  return (value === 0 ? 0 : value) as Satang;
}

/** Baht in the API, whole or decimal → satang. It is rounded only here, because `0.29 * 100` is not 29. */
export function satangFromBaht(baht: number): Satang {
  return satang(Math.round(baht * SATANG_PER_BAHT));
}

/** Satang → baht for the API: a number with at most two decimals. */
export function bahtFromSatang(amount: Satang): number {
  return amount / SATANG_PER_BAHT;
}

/** The sum of two amounts. Throws RangeError if it is not a safe integer. */
export function addSatang(left: Satang, right: Satang): Satang {
  return satang(left + right);
}

/**
 * Plain number with two decimals and thousands separators, `-1,234.50` (section 5, Display). It is formatted from the
 * integer: a number formatter takes baht as a float, which is off by a satang from 82 trillion baht on. Both languages
 * format numbers the same way, so no locale is needed. All baht is displayed with this function; counts and percentages
 * use react-intl.
 */
export function formatSatang(amount: Satang): string {
  return formatMinorUnits(amount, 2);
}

/**
 * An amount of any currency in its minor unit: `1,234.50` for 123450 and 2 decimals, `1,235` for 1235 and none.
 *
 * @param amount an integer
 * @param decimals of the currency. Default 0
 */
export function formatMinorUnits(amount: number, decimals = 0): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return `${amount < 0 ? '-' : ''}${groupThousands(digits.slice(0, at))}${decimals ? `.${digits.slice(at)}` : ''}`;
}

/** As `formatSatang`, without zero decimals, for ranges and limits such as `50 – 45,000`. */
export function formatSatangShort(amount: Satang): string {
  const full = formatSatang(amount);
  return full.endsWith('.00') ? full.slice(0, -3) : full;
}

/** `1234567` → `1,234,567`. Digits only. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * Text of a plain amount (`300`, `300.5`, `1,234.50`) → satang without floats. Null if the text is not such an amount.
 */
export function parseSatang(text: string): Satang | null {
  const match = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(text.replaceAll(',', ''));
  if (!match) return null;
  return satang(Number(match[1]) * SATANG_PER_BAHT + Number((match[2] ?? '').padEnd(2, '0')));
}
