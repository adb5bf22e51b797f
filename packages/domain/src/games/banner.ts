/** One slide of the home carousel. */
export interface HomeBanner {
  readonly id: string;
  /** Alternative text of the picture. */
  readonly alt: string;
  /** 1200×480. */
  readonly image: string;
  /** 750×562, for phones. Other shapes are shown whole, with the colour around them. */
  readonly imagePhone: string;
  /** Path of this site; null if the banner has no link. */
  readonly path: string | null;
  readonly color: string | null;
}
