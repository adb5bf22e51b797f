/** A jackpot of the operator. Amounts are in satang. */
export interface JackpotRules {
  readonly id: string;
  readonly nameTh: string;
  readonly nameEn: string;
  /** The slots of these providers play for it. */
  readonly providers: readonly string[];
  /** What is in the pool after a win. */
  readonly start: number;
  /** The pool is won between these amounts. */
  readonly wonFrom: number;
  readonly wonTo: number;
  /** What the other players of the sandbox bet in a usual hour. */
  readonly betsPerHour: number;
}

/** Part of each bet that goes into the pool: 1 in this number. */
export const SHARE = 100;

/** The jackpots, the largest first. */
export const JACKPOTS: readonly JackpotRules[] = [
  {
    id: 'grand',
    nameTh: 'แจ็กพอตใหญ่',
    nameEn: 'Grand jackpot',
    providers: ['jade-compass', 'hollow-drum'],
    start: 100_000_000,
    wonFrom: 120_000_000,
    wonTo: 160_000_000,
    betsPerHour: 75_000_000,
  },
  {
    id: 'major',
    nameTh: 'แจ็กพอตกลาง',
    nameEn: 'Major jackpot',
    providers: ['pixel-durian', 'candlewick'],
    start: 5_000_000,
    wonFrom: 6_000_000,
    wonTo: 9_000_000,
    betsPerHour: 9_000_000,
  },
  {
    id: 'mini',
    nameTh: 'แจ็กพอตเล็ก',
    nameEn: 'Mini jackpot',
    providers: ['kite-and-key', 'saltbox'],
    start: 500_000,
    wonFrom: 600_000,
    wonTo: 900_000,
    betsPerHour: 1_800_000,
  },
];
