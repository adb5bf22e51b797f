import type { Satang } from '../money/money.ts';
import type { BangkokDay } from '../time/bangkokTime.ts';

/** Longest name of an affiliate link, in UTF-16 code units. */
export const LINK_NAME_MAX = 40;

/** Visits, sign-ups and first deposits of an affiliate link. */
export interface AffiliateLinkFigures {
  readonly visits: number;
  readonly signUps: number;
  /** Sign-ups that have deposited. */
  readonly firstDeposits: number;
  /** Sum of these first deposits. */
  readonly deposited: Satang;
}

/** One link of a member. */
export interface AffiliateLinkResult extends AffiliateLinkFigures {
  /** Its name; null for visits and sign-ups through a link without one. */
  readonly name: string | null;
}

/** The links of a member in a range of days, both included. */
export interface AffiliateLinkReport {
  readonly from: BangkokDay;
  readonly to: BangkokDay;
  /** Most visits first. */
  readonly links: readonly AffiliateLinkResult[];
  readonly total: AffiliateLinkFigures;
}

/** Whether a text is the name of a link: one line, at most 40 characters, no space at its ends. */
export function isLinkName(text: string): boolean {
  return text.length <= LINK_NAME_MAX && /^\S(?:.*\S)?$/u.test(text);
}

/** A typed name as it is sent: one line, single spaces, at most 40 characters; null if nothing is left. */
export function linkName(typed: string): string | null {
  const name = Array.from(typed.replace(/\s+/g, ' ').trim());
  let kept = '';
  for (const character of name) {
    if (kept.length + character.length > LINK_NAME_MAX) break;
    kept += character;
  }
  return kept.trim() || null;
}

/** Share of a step in the previous one, in whole per cent; null if it cannot be told: nothing before, or more than all. */
export function conversion(part: number, whole: number): number | null {
  return whole === 0 || part > whole ? null : Math.round((part / whole) * 100);
}
