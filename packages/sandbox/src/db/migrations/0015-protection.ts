/**
 * Deposit limits that members have set, with a pending increase, and breaks: time-out and self-exclusion. A member
 * without a row has no limit or no break.
 */
export const protection = `
CREATE TABLE deposit_limits (
  member TEXT NOT NULL REFERENCES members (id),
  period TEXT NOT NULL CHECK (period IN ('day', 'week', 'month')),
  satang INTEGER NOT NULL CHECK (satang > 0),
  pending_satang INTEGER CHECK (pending_satang > satang),
  pending_from INTEGER,
  PRIMARY KEY (member, period),
  CHECK (pending_satang IS NULL OR pending_from IS NOT NULL)
) STRICT;

CREATE TABLE breaks (
  member TEXT PRIMARY KEY REFERENCES members (id),
  ends INTEGER NOT NULL
) STRICT;
`;
