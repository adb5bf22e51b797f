/** An icon of the set: a stroked or a filled path on a 24 px grid. */
export type Glyph = { readonly stroke: string } | { readonly fill: string };
