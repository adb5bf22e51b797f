const withDecimals = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const short = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 5 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `1,234.50` */
export function baht(amount: number): string {
  return withDecimals.format(amount);
}

/** `1,234` */
export function wholeBaht(amount: number): string {
  return whole.format(amount);
}

/** A multiplier without unnecessary decimals: `9.83`, `1,877`. */
export function times(hundredths: number): string {
  return short.format(hundredths / 100);
}
