import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../src/routing/matchRoute.ts';

const FOLDER = fileURLToPath(new URL('../../operators', import.meta.url));
const texts = readdirSync(FOLDER).flatMap((brand) => {
  const folder = join(FOLDER, brand, 'pages');
  return readdirSync(folder).map((file) => ({ brand, file, path: join(folder, file) }));
});

describe.each(texts)('$file of $brand', ({ path }) => {
  it('links to pages of the site', () => {
    const links = Array.from(readFileSync(path, 'utf8').matchAll(/\]\(([^)]+)\)/g), ([, to]) => to);
    expect(links.filter((to) => !matchRoute(to ?? ''))).toEqual([]);
  });
});
