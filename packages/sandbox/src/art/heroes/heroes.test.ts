import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { faultOf } from '../wellFormed.ts';
import { heroOperators, heroPicture } from './heroes.ts';

it.each(
  heroOperators.flatMap((operator) =>
    (['wide', 'phone'] as const).map((shape) => [operator, shape] as const),
  ),
)('the picture of %s, %s, is well-formed and under 12 kB gzipped', (operator, shape) => {
  const svg = heroPicture(operator, shape);
  expect(faultOf(svg)).toBeUndefined();
  expect(svg).not.toContain('<text');
  expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(12 * 1024);
});

it('is not drawn for an operator without a scene', () => {
  expect(() => heroPicture('nobody', 'wide')).toThrow('nobody has no picture');
});
