import type { ShippedLocale } from '@brand/domain';
import { DEMO, FOR_ALL, FOR_GUESTS, FOR_MEMBERS, type Titled } from './support/titles.ts';
import type { Page } from './support/page.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { openSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** Waits until a page is complete, then checks everything that must be right on every page. */
async function expectPage(page: Page, locale: ShippedLocale, [path, thai, english]: Titled) {
  const title = locale === 'th' ? thai : english;
  const whole = path === '/' ? `Lotus · ${title}` : `${title} · Lotus`;
  await page.until(async () => {
    const shown = await page.tab.run(() => ({
      title: document.title,
      lang: document.documentElement.lang,
      // Content below the first screen loads only when it is scrolled to.
      waiting: [
        ...document.querySelectorAll('[data-component=page-placeholder], main [aria-busy=true]'),
      ].filter((busy) => busy.checkVisibility() && busy.getBoundingClientRect().top < innerHeight)
        .length,
      failed: document.querySelectorAll('[data-component=page-failed]').length,
    }));
    expect(shown, path).toEqual({ title: whole, lang: locale, waiting: 0, failed: 0 });
    const { count } = await page.look({ role: 'heading', level: 1 });
    expect(count, `h1 of ${path}`).toBe(1);
  });
  const found = await page.tab.run(async () => {
    await document.fonts.ready;
    return [...window.journey.layoutProblems(), ...window.journey.problems];
  });
  expect.soft(found, path).toEqual([]);
}

const LANGUAGES: readonly ShippedLocale[] = ['th', 'en'];

/**
 * `npm test` opens each page once in each engine: one half by address on a phone in Thai, the other by a link on a desktop
 * in English. `npm run prove` opens all pages both ways in all combinations.
 */
const byAddress = (isPhone: boolean, language: ShippedLocale) =>
  Boolean(process.env.PROVE) || (isPhone && language === 'th');
const byLink = (isPhone: boolean, language: ShippedLocale) =>
  Boolean(process.env.PROVE) || (!isPhone && language === 'en');
/** On a phone a game replaces the page, so its address has no page of the site there. */
const partOf = (pages: readonly Titled[], isPhone: boolean) =>
  pages.filter(
    ([path], index) =>
      (process.env.PROVE || index % 2 === Number(isPhone)) && !(isPhone && path === DEMO),
  );

for (const device of [PHONE, DESKTOP])
  for (const language of LANGUAGES) {
    const isPhone = device === PHONE;

    test.describe(`${device.width} px, ${language}`, () => {
      test.use({ language, device });

      if (byAddress(isPhone, language))
        test('every page opens by its address', async ({ visitor: page, front, href, place }) => {
          for (const titled of [...partOf(FOR_ALL, isPhone), ...FOR_GUESTS]) {
            await page.tab.goto(front.origin + href(titled[0]));
            await page.isAt(href(titled[0]));
            await expectPage(page, language, titled);
          }
          await openSession(page, place);
          for (const titled of partOf(FOR_MEMBERS, isPhone)) {
            await page.tab.goto(front.origin + href(titled[0]));
            await page.isAt(href(titled[0]));
            await expectPage(page, language, titled);
          }
        });

      if (byLink(isPhone, language))
        test('every page opens by a link, without a new document', async ({
          visitor: page,
          front,
          href,
          place,
        }) => {
          await openSession(page, place);
          await page.tab.goto(front.origin + href('/menu'));
          await page.sees({ role: 'heading', level: 1 });
          await page.tab.run(() => void Object.assign(window, { sameDocument: true }));
          for (const titled of [...partOf(FOR_ALL, isPhone), ...partOf(FOR_MEMBERS, isPhone)]) {
            const path = href(titled[0]);
            await page.tab.run(addLink, path);
            await page.tap({ css: '#way' });
            await page.isAt(path);
            await expectPage(page, language, titled);
          }
          expect(await page.tab.run(() => 'sameDocument' in window)).toBe(true);
        });
    });
  }

/** In the page: adds a link to any address, at a place where visitors would find one. */
function addLink(path: string): void {
  document.querySelector('#way')?.remove();
  const link = document.createElement('a');
  link.id = 'way';
  link.href = path;
  link.textContent = path;
  link.setAttribute('aria-hidden', 'true');
  // Images at the top of a page overlap the element before them.
  link.style.cssText = 'position: relative; z-index: 1';
  document.querySelector('main')!.prepend(link);
}
