/** A test by its file and its title. */
export interface FallbackTest {
  /** Path from the root of the project. */
  readonly file: string;
  /** Exact title in the file. */
  readonly title: string;
}

/** A feature of the web platform that some supported browsers lack or implement differently. */
export interface PlatformFeature {
  readonly name: string;
  /**
   * Keys in MDN's compatibility data, which has the versions. Empty for a feature that depends on settings and not on
   * versions.
   */
  readonly keys: readonly string[];
  /** Finds its uses. @default created from `keys` */
  readonly pattern?: RegExp;
  /** Files, or folders in which it may be used everywhere. */
  readonly usedIn: readonly string[];
  /** Behaviour of a browser without it. */
  readonly without: string;
  /** The test of that behaviour. */
  readonly test: FallbackTest;
}
