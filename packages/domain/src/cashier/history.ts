import { type Satang, satang } from '../money/money.ts';

/** One row of the wallet history. `other` keeps the type name of the API in `rawType` (section 3). */
export interface HistoryEntry {
  readonly id: string;
  /** Ms since 1970. */
  readonly time: number;
  readonly type: 'deposit' | 'withdraw' | 'cancel' | 'other';
  readonly rawType: string;
  /** Always positive. `signedAmount` adds the displayed sign. */
  readonly amount: Satang;
  /** Currency label if it is not baht. */
  readonly currency: string | null;
  readonly status: 'success' | 'inProgress';
  readonly note: string;
  /** Reference for support; null while the server has not recorded the row. */
  readonly reference: string | null;
}

/** Page size 10, at most 20 rows, 500 ms before more rows load (section 9). Defaults of an operator setting. */
export const HISTORY_PAGING = { pageSize: 10, maxRows: 20, loadMoreDelayMs: 500 } as const;

/** Withdrawals are shown with a minus sign (section 5, Display). */
export function signedAmount(entry: Pick<HistoryEntry, 'type' | 'amount'>): Satang {
  return entry.type === 'withdraw' ? satang(-entry.amount) : entry.amount;
}

/** Removes the wording for 'advance top-up' from notes. It means nothing to a member (section 3). */
export function cleanHistoryNote(note: string): string {
  return note
    .replace(/เติมเงินล่วงหน้า|advance top-up/gi, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
}
