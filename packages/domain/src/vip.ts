import type { Satang } from './money.ts';

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

export interface VipProgramme {
  /** Days that turnover and deposits are counted over, up to now. */
  readonly periodDays: number;
  /** From the lowest to the highest. */
  readonly levels: readonly VipLevel[];
  /** Null for a visitor. */
  readonly standing: VipStanding | null;
}

/** How far the member is on the way to the next level, 0 to 1; 1 at the top. Both terms count alike. */
export function vipProgress({ levels, standing }: VipProgramme): number {
  const next = standing?.next;
  if (!standing) return 0;
  if (!next) return 1;
  const target = levels.find(({ level }) => level === next.level);
  if (!target) return 0;
  const parts = [
    [target.turnover, next.turnoverLeft],
    [target.deposits, next.depositsLeft],
  ].map(([whole = 0, left = 0]) => (whole > 0 ? Math.min(1, Math.max(0, 1 - left / whole)) : 1));
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}
