/** What an open page has to know of the service, again and again. */
export interface ServiceState {
  /** The operator has closed the site: a modal that nobody can close says so. */
  readonly isClosed: boolean;
  /** What that modal says; null where the operator gave no words. */
  readonly closedText: string | null;
  /** A problem was found with how the member uses the site: a modal says to contact admin. */
  readonly hasUsageProblem: boolean;
  readonly isRegisterOpen: boolean;
  /** Newest build of the site; null where the operator does not say. */
  readonly build: string | null;
}

/** The operator's LINE account, where members and visitors reach admin. */
export interface LineContact {
  readonly id: string;
  /** Address that opens a chat with it. */
  readonly link: string;
}

/** The whole service is in maintenance (section 4). */
export interface Maintenance {
  /** The operator's own words; null where there are none. */
  readonly text: string | null;
  /** When it is expected to be open again, in ms since 1970; null where nobody knows. */
  readonly endsAt: number | null;
}
