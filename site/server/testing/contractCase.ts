/** A reply as the contract looks at it. */
export interface ContractReply {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** A line of the contract: a request and what every host answers to it. */
export interface ContractCase {
  readonly title: string;
  readonly path: string;
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number | readonly number[];
  /** By lower-case name: a value, a part of it, or null for a header that is not sent. */
  readonly has?: Readonly<Record<string, string | RegExp | null>>;
  readonly body?: RegExp | '';
  /** Hosts of files cannot do it: they know no members and choose no language. */
  readonly needs?: 'code';
}
