import type { Satang } from '../money/money.ts';

/** A VIP level: what it takes within the period, and what it gives. */
export interface VipLevel {
  /** 0 is where everybody begins. */
  readonly level: number;
  readonly name: string;
  /** `#rrggbb`, null where the API gives none. */
  readonly color: string | null;
  readonly turnover: Satang;
  readonly deposits: Satang;
  readonly benefits: readonly string[];
}

/** Where the member stands. */
export interface VipStanding {
  readonly level: number;
  /** True while the operator has set the level by hand. */
  readonly granted: boolean;
  /** Within the period up to now. */
  readonly turnover: Satang;
  readonly deposits: Satang;
  /** What the next level asks for; null at the top. */
  readonly next: {
    readonly level: number;
    readonly turnoverLeft: Satang;
    readonly depositsLeft: Satang;
  } | null;
}

/** The VIP levels, and where the member stands among them. */
export interface VipProgramme {
  /** Days that turnover and deposits are counted over, up to now. */
  readonly periodDays: number;
  /** From the lowest to the highest. */
  readonly levels: readonly VipLevel[];
  /** Null for a visitor. */
  readonly standing: VipStanding | null;
}
