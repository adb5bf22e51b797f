import { randomFrom } from '../random.ts';
import { arcade } from './arcade.ts';
import type { HeroScene, HeroShape } from './heroScene.ts';
import { nightWater } from './nightWater.ts';
import { paperRiver } from './paperRiver.ts';

const SIZES = { wide: [1200, 480], phone: [720, 540] } as const;

/** The pictures at the top of home, by operator. */
const SCENES: Readonly<Record<string, HeroScene>> = {
  lotus: nightWater,
  jade: arcade,
  siam: paperRiver,
};

/** Draws the picture of an operator as a complete SVG document, without text. */
export function heroPicture(operator: string, shape: HeroShape): string {
  const scene = SCENES[operator];
  if (!scene) throw new Error(`${operator} has no picture`);
  const [width, height] = SIZES[shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${scene({ width, height, shape, random: randomFrom(operator) })}</svg>`;
}

/** Operators with a picture. */
export const heroOperators = Object.keys(SCENES);
