/** Headers of a request by their names in lower case; null for none. */
export interface HeaderReader {
  get(name: string): string | null;
}

/** What the handler reads of a request. */
export interface SiteRequest extends Pick<Request, 'method' | 'url'> {
  readonly headers: HeaderReader;
}
