/** State of the service that an open page polls. */
export interface ServiceState {
  /** The operator has closed the site: a modal without a close button is shown. */
  readonly isClosed: boolean;
  /** Text of that modal; null if the operator gave none. */
  readonly closedText: string | null;
  /** A problem with the member's use of the site was found: a modal asks the member to contact admin. */
  readonly hasUsageProblem: boolean;
  readonly isRegisterOpen: boolean;
  /** Newest build of the site; null if unknown. */
  readonly build: string | null;
}

/** The operator's LINE account, where members and visitors reach admin. */
export interface LineContact {
  readonly id: string;
  /** Address that opens a chat with the account. */
  readonly link: string;
}

/** Maintenance of the whole service (section 4). */
export interface Maintenance {
  /** Text of the operator; null if there is none. */
  readonly text: string | null;
  /** Expected end of maintenance, in ms since 1970; null if unknown. */
  readonly endsAt: number | null;
}
