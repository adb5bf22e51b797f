import type { Picture } from '@brand/operator';

/** An image of the operator's folder, as image props of components. */
export function operatorImage({ file, width, height }: Picture) {
  return { src: `/operator/${file}`, width, height };
}
