import { openSession } from './support/session.ts';
import { BRANDS, expect, test } from './support/test.ts';

const FOR_ALL = ['/login', '/register', '/forgot', '/search', '/help'];
const FOR_MEMBERS = ['/withdraw', '/list/slot'];

/** In the page: how many fields there are, and those into which an iPhone would zoom. */
function smallFields(): { count: number; small: string[] } {
  const fields = [...document.querySelectorAll<HTMLElement>('input, select, textarea')].filter(
    (field) => !field.matches('[type=checkbox], [type=radio], [type=range], [type=hidden]'),
  );
  const small = fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16);
  return { count: fields.length, small: small.map((field) => field.outerHTML.slice(0, 200)) };
}

test('no field of a phone is smaller than 16 px', async ({ visitor, openPage, front, place }) => {
  const member = await openPage();
  await openSession(member, place);
  const { port } = new URL(place.house.site);
  for (const brand of BRANDS) {
    front.target = `http://${brand}.localhost:${port}`;
    for (const [page, paths] of [
      [visitor, FOR_ALL],
      [member, FOR_MEMBERS],
    ] as const)
      for (const path of paths) {
        await page.tab.goto(front.origin + path);
        await page.until(async () => {
          const { count, small } = await page.tab.run(smallFields);
          expect(small, `${brand} ${path}`).toEqual([]);
          expect(count, `fields of ${brand} ${path}`).toBeGreaterThan(0);
        });
      }
  }
});
