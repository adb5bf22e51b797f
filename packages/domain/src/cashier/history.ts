import { type Satang, satang } from '../money/money.ts';

/** One row of the wallet history. `other` keeps the API's own word in `rawType` (section 3). */
export interface HistoryEntry {
  readonly id: string;
  /** Ms since 1970. */
  readonly time: number;
  readonly type: 'deposit' | 'withdraw' | 'cancel' | 'other';
  readonly rawType: string;
  /** Always positive; `signedAmount` gives the sign that is shown. */
  readonly amount: Satang;
  /** Currency label when it is not baht. */
  readonly currency: string | null;
  readonly status: 'success' | 'inProgress';
  readonly note: string;
  /** What support asks for; null for what the server has not entered yet. */
  readonly reference: string | null;
}

/** Page size 10, at most 20 rows, 500 ms before more rows come (section 9). Defaults of an operator setting. */
export const HISTORY_PAGING = { pageSize: 10, maxRows: 20, loadMoreDelayMs: 500 } as const;

/** Withdrawals show with a minus sign (section 5, Display). */
export function signedAmount(entry: Pick<HistoryEntry, 'type' | 'amount'>): Satang {
  return entry.type === 'withdraw' ? satang(-entry.amount) : entry.amount;
}

/** The wording for 'advance top-up' says nothing to a member and is taken out of notes (section 3). */
export function cleanHistoryNote(note: string): string {
  return note
    .replace(/เติมเงินล่วงหน้า|advance top-up/gi, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
}
