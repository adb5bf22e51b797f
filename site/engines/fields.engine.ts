import { openSession } from './support/session.ts';
import { BRANDS, expect, test } from './support/test.ts';

const FOR_ALL = ['/login', '/register', '/forgot', '/search', '/help'];
const FOR_MEMBERS = ['/withdraw', '/list/slot'];

/** In the page: the number of fields, and the fields into which an iPhone would zoom. */
function smallFields(): { count: number; small: string[] } {
  const fields = [...document.querySelectorAll<HTMLElement>('input, select, textarea')].filter(
    (field) => !field.matches('[type=checkbox], [type=radio], [type=range], [type=hidden]'),
  );
  const small = fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16);
  return { count: fields.length, small: small.map((field) => field.outerHTML.slice(0, 200)) };
}

test(
  'no field of a phone is smaller than 16 px',
  { tag: '@prove' },
  async ({ visitor, front, place }) => {
    const { port } = new URL(place.servers.site);
    async function lookAt(paths: readonly string[]): Promise<void> {
      for (const brand of BRANDS) {
        front.target = `http://${brand}.localhost:${port}`;
        for (const path of paths) {
          await visitor.tab.goto(front.origin + path);
          await visitor.until(async () => {
            const { count, small } = await visitor.tab.run(smallFields);
            expect(small, `${brand} ${path}`).toEqual([]);
            expect(count, `fields of ${brand} ${path}`).toBeGreaterThan(0);
          });
        }
      }
    }
    await lookAt(FOR_ALL);
    await openSession(visitor, place);
    await lookAt(FOR_MEMBERS);
  },
);
