/** Links of the remedies. */
export interface WithdrawWays {
  /** URL of the deposit, if the balance is too low. */
  readonly depositHref: string;
  /** URL of the bonuses of the member, if turnover is open. */
  readonly bonusHref: string;
  /** Link to the admin chat. Null if unknown. */
  readonly contactHref: string | null;
}
