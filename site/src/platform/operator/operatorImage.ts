import type { Picture } from '@brand/operator';

/** A picture of the operator's folder as components take one. */
export function operatorImage({ file, width, height }: Picture) {
  return { src: `/operator/${file}`, width, height };
}
