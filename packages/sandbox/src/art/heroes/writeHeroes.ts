// Draws the pictures of the reference brands into their operator folders; run by npm run heroes.
import { writeFileSync } from 'node:fs';
import { heroOperators, heroPicture } from './heroes.ts';

const OPERATORS = new URL('../../../../../site/operators/', import.meta.url);

for (const operator of heroOperators) {
  writeFileSync(new URL(`${operator}/hero.svg`, OPERATORS), heroPicture(operator, 'wide'));
  writeFileSync(new URL(`${operator}/hero-phone.svg`, OPERATORS), heroPicture(operator, 'phone'));
}
