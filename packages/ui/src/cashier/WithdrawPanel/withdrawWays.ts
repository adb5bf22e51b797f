/** Where each remedy is found. */
export interface WithdrawWays {
  /** Address of the deposit, for a balance that is too low. */
  readonly depositHref: string;
  /** Address of the member's bonuses, for a turnover that is open. */
  readonly bonusHref: string;
  /** Chat with admin; null where it is not known. */
  readonly contactHref: string | null;
}
