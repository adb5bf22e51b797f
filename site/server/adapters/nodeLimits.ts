/** What a client may take of the server. */
export interface NodeLimits {
  /** Names and values of all headers. A browser with all our cookies sends less than 6 kB. */
  readonly headerBytes: number;
  /** A longer address gets 414. */
  readonly urlBytes: number;
  /** Address and headers together, before the connection is cut with 431. Room for a long address to get its 414. */
  readonly parsedHeaderBytes: number;
  /** Time for all headers of a request. */
  readonly headersMs: number;
  /** Time for a whole request. */
  readonly requestMs: number;
  /** How long an idle connection stays open; longer than the 60 s of common load balancers. */
  readonly keepAliveMs: number;
  /** How often the times are checked. */
  readonly checkMs: number;
  /** Connections at a time; further ones are closed. */
  readonly connections: number;
}

export const NODE_LIMITS: NodeLimits = {
  headerBytes: 16_384,
  urlBytes: 8_192,
  parsedHeaderBytes: 98_304,
  headersMs: 10_000,
  requestMs: 15_000,
  keepAliveMs: 65_000,
  checkMs: 1_000,
  connections: 10_000,
};
