import { describe, expect, it } from 'vitest';
import { QR_POLL_MS, qrPollDelay } from './qrPolling.ts';

describe('QR status polling', () => {
  it('polls two seconds after a reply', () => {
    expect(qrPollDelay(0, false)).toBe(2_000);
    expect(QR_POLL_MS).toBe(2_000);
  });

  it('waits longer after each failure in a row, at most 30 seconds, and resets after one reply', () => {
    const waits = [1, 2, 3, 4, 5, 6, 50, 2_000].map((failures) => qrPollDelay(failures, false));
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000]);
    expect(qrPollDelay(0, false)).toBe(2_000);
  });

  it('waits at least 15 seconds while the page is hidden', () => {
    expect([0, 1, 4, 5, 99].map((failures) => qrPollDelay(failures, true))).toEqual([
      15_000, 15_000, 16_000, 30_000, 30_000,
    ]);
  });
});
