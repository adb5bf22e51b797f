/** The steps of a withdrawal with their times, who ended it and why, and notices about the wallet. */
export const withdrawalSteps = `
ALTER TABLE withdrawals ADD COLUMN checks_at INTEGER;
ALTER TABLE withdrawals ADD COLUMN sends_at INTEGER;
ALTER TABLE withdrawals ADD COLUMN ended INTEGER;
ALTER TABLE withdrawals ADD COLUMN ended_by TEXT CHECK (ended_by IN ('member', 'operator'));
ALTER TABLE withdrawals ADD COLUMN reason TEXT;

ALTER TABLE notices ADD COLUMN kind TEXT NOT NULL DEFAULT 'promotion'
  CHECK (kind IN ('bank', 'promotion', 'game', 'maintenance', 'wallet'));
UPDATE notices SET kind = type;
ALTER TABLE notices DROP COLUMN type;
ALTER TABLE notices RENAME COLUMN kind TO type;
`;
