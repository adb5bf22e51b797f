/**
 * Every event that the site reports, and what it means. No event has an amount, a name or an id. `docs/operations.md` has the
 * same list; a test compares them.
 */
export const TELEMETRY_EVENTS = {
  registered: 'A visitor has become a member.',
  logged_in: 'A session has started in this tab, by registering too.',
  deposit_started: 'A member has requested a QR code or reported a transfer.',
  deposit_paid: 'A QR code was paid, or a reported transfer was credited.',
  withdrawal_requested: 'A withdrawal was accepted.',
  promotion_claimed: 'A bonus was credited.',
  game_opened: 'A game was opened for real money.',
  demo_opened: 'A game was opened for play money.',
} as const;

/** Name of an event. */
export type TelemetryEvent = keyof typeof TELEMETRY_EVENTS;
