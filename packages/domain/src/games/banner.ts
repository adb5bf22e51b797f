/** One slide of the home carousel. */
export interface HomeBanner {
  readonly id: string;
  /** What the picture says, for those who cannot see it. */
  readonly alt: string;
  /** 1200×480. */
  readonly image: string;
  /** 750×420, for phones. */
  readonly imagePhone: string;
  /** Path of this site, null when the banner leads nowhere. */
  readonly path: string | null;
  readonly color: string | null;
}
