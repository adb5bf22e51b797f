/** Style sheets, as addresses, by the name of their form. The other forms must look like the first one. */
export type Forms = Readonly<Record<string, readonly string[]>>;

/** Result of the comparison of forms. */
export interface Parity {
  /** Number of kinds of elements in all stories. */
  kinds: number;
  /** By form: each kind that looks different, with values that it should have. */
  wrong: Record<string, string[]>;
}

declare global {
  interface Window {
    /** Hydrates the server markup, story by story. @returns messages of React */
    hydrateStories: () => Promise<string[]>;
    /** Hydrates stories whose pictures have failed. @returns components that still show such a picture */
    hydrateFailedPictures: () => Promise<string[]>;
    /** Renders every story again and compares its computed styles in all forms. */
    compareForms: (forms: Forms) => Promise<Parity>;
  }
}
