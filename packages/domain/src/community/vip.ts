import type { Satang } from '../money/money.ts';

/** A VIP level: its requirements in the period, and its benefits. */
export interface VipLevel {
  /** 0 is the initial level. */
  readonly level: number;
  readonly name: string;
  /** `#rrggbb`; null if the API returns none. */
  readonly color: string | null;
  readonly turnover: Satang;
  readonly deposits: Satang;
  readonly benefits: readonly string[];
}

/** The member's position. */
export interface VipStanding {
  readonly level: number;
  /** True if the operator has set the level manually. */
  readonly granted: boolean;
  /** In the period up to now. */
  readonly turnover: Satang;
  readonly deposits: Satang;
  /** Requirements of the next level; null at the top. */
  readonly next: {
    readonly level: number;
    readonly turnoverLeft: Satang;
    readonly depositsLeft: Satang;
  } | null;
}

/** The VIP levels and the member's position. */
export interface VipProgramme {
  /** Length in days of the period for turnover and deposits, up to now. */
  readonly periodDays: number;
  /** From lowest to highest. */
  readonly levels: readonly VipLevel[];
  /** Null for a visitor. */
  readonly standing: VipStanding | null;
}
