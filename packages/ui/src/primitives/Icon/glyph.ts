/** An icon of the set: a path on a grid of 24 px that is stroked, or one that is filled. */
export type Glyph = { readonly stroke: string } | { readonly fill: string };
