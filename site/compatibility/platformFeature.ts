/** A test by its file and its title. */
export interface FallbackTest {
  /** From the root of the project. */
  readonly file: string;
  /** As it is written in the file. */
  readonly title: string;
}

/** Something of the web platform that not every browser of a player has, or that browsers do differently. */
export interface PlatformFeature {
  readonly name: string;
  /** Keys in MDN's compatibility data; the versions come from there. Empty for what is a matter of settings and not of versions. */
  readonly keys: readonly string[];
  /** Finds its uses. @default made from `keys` */
  readonly pattern?: RegExp;
  /** Files, or folders where it may be used everywhere. */
  readonly usedIn: readonly string[];
  /** What a browser without it does. */
  readonly without: string;
  /** Shows that. */
  readonly test: FallbackTest;
}
