import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operator } from '@brand/operator';
import { BRANDS, expect, test } from './support/test.ts';

/** All other tests open the site of the first brand: `npm test` does not repeat it here. */
const brands = process.env.PROVE ? BRANDS : BRANDS.slice(1);

for (const name of brands)
  test(`${name} shows its logo and its colours in both languages`, async ({
    visitor,
    front,
    place: { servers },
  }) => {
    const { brand, theme } = JSON.parse(
      await readFile(join(servers.built, name, 'operator.json'), 'utf8'),
    ) as Operator;
    const { port } = new URL(servers.site);
    front.target = `http://${name}.localhost:${port}`;
    for (const path of ['/', '/en']) {
      await visitor.tab.goto(front.origin + path);
      await visitor.sees({ role: 'img', name: brand.name, within: { role: 'banner' } });
      await visitor.until(async () => {
        const colour = await visitor.tab.run(() => getComputedStyle(document.body).backgroundColor);
        const channels = (colour.match(/\d+/g) ?? []).map((one) =>
          Number(one).toString(16).padStart(2, '0'),
        );
        expect(`#${channels.join('')}`).toBe(theme.page);
      });
      const found = await visitor.tab.run(async () => {
        await document.fonts.ready;
        return [...window.journey.layoutProblems(), ...window.journey.problems];
      });
      expect(found, path).toEqual([]);
    }
  });
