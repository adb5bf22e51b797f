import { type MessagesOf, messagesOf } from '../e2e/support/messageTable.ts';
import type { Target } from './inPage/look.ts';
import type { Page } from './support/page.ts';
import { DESKTOP } from './support/screens.ts';
import { expect, test as journey } from './support/test.ts';

const TABLE = {
  banner: ['แบนเนอร์ {} จาก 6', 'Banner {} of 6'],
  next: ['แบนเนอร์ถัดไป', 'Next banner'],
  back: ['แบนเนอร์ก่อนหน้า', 'Previous banner'],
} as const;

const BANNERS: Target = { css: '[data-component=carousel]' };
const CURRENT: Target = { css: '[data-state=current]', within: BANNERS };
/** Targets of the operator's own slide and of the first banner. */
const [FIRST, SECOND] = ['/list/new', '/list/slot'];

const test = journey.extend<{ bannerWords: MessagesOf<typeof TABLE>; home: Page }>({
  bannerWords: async ({ language }, provide) => provide(messagesOf(TABLE)(language)),
  home: async ({ visitor, front, href }, provide) => {
    await visitor.tab.goto(front.origin + href('/'));
    await shows(visitor, 1);
    // The server renders the same. A wheel before hydration is not replayed, as a click is.
    await visitor.until(async () => {
      expect(await visitor.tab.run(isHydrated, '[data-component=carousel]')).toBe(true);
    });
    await provide(visitor);
  },
});

/**
 * Waits until a banner, counted from 1, is in the middle of the carousel and is marked as current on the slide and the
 * dots.
 */
async function shows(page: Page, number: number): Promise<void> {
  await page.until(async () => {
    const shown = await page.tab.run(() => {
      const carousel = document.querySelector('[data-component=carousel]')!;
      const slides = [...carousel.querySelectorAll('[data-part=slide]')];
      const { left, right } = carousel.getBoundingClientRect();
      const isInside = (slide: Element) => {
        const box = slide.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      };
      const numbersOf = (elements: Element[], isMeant: (element: Element) => boolean) =>
        elements.flatMap((element, index) => (isMeant(element) ? [index + 1] : []));
      return {
        inside: numbersOf(slides, isInside),
        current: numbersOf(slides, (slide) => slide.matches('[data-state=current]')),
        dots: numbersOf([...carousel.querySelectorAll('[aria-current]')], (dot) =>
          dot.matches('[aria-current=true]'),
        ),
      };
    });
    expect(shown).toEqual({ inside: [number], current: [number], dots: [number] });
  });
}

/** In the page: whether React has hydrated an element. */
function isHydrated(selector: string): boolean {
  const element = document.querySelector(selector);
  return element !== null && Object.keys(element).some((key) => key.startsWith('__react'));
}

const focusSlides = async (page: Page) =>
  page.tab.run(() =>
    document.querySelector<HTMLElement>('[data-component=carousel] [tabindex="0"]')?.focus(),
  );

test('a swipe moves banners and follows no link; a tap follows it', async ({ home, href }) => {
  await home.swipe(CURRENT, { x: -260, y: 0 });
  await shows(home, 2);
  await home.swipe(CURRENT, { x: 260, y: 0 });
  await shows(home, 1);
  // There is nothing before the first one: it springs back.
  await home.swipe(CURRENT, { x: 260, y: 0 });
  await shows(home, 1);
  expect(await home.path()).toBe(href('/'));
  await home.tap(CURRENT);
  await home.isAt(href(FIRST));
});

test(
  'a vertical swipe on a banner still scrolls the page',
  { tag: '@prove' },
  async ({ home, engine }) => {
    await home.tab.run(() => {
      const prevented: boolean[] = [];
      Object.assign(window, { prevented });
      addEventListener('touchmove', (event) => prevented.push(event.defaultPrevented));
    });
    await home.swipe(CURRENT, { x: 0, y: -160 });
    await shows(home, 1);
    const prevented = await home.tab.run(
      () => (window as unknown as { prevented: boolean[] }).prevented,
    );
    expect(prevented.length).toBeGreaterThan(0);
    expect(prevented).not.toContain(true);
    // Only with this engine the tool sends real touch input, which scrolls.
    if (engine.version.startsWith('chromium'))
      await home.until(async () => {
        expect(await home.tab.run(() => scrollY)).toBeGreaterThan(50);
      });
  },
);

test('dots and arrow keys move banners', { tag: '@prove' }, async ({ home, bannerWords }) => {
  await home.tap({ role: 'button', name: bannerWords('banner', '5') });
  await shows(home, 5);
  await focusSlides(home);
  await home.tab.press('ArrowRight');
  await shows(home, 6);
  await home.tab.press('ArrowRight');
  await shows(home, 6);
  await home.tab.press('ArrowLeft');
  await shows(home, 5);
});

test.describe('on a desktop', () => {
  test.use({ device: DESKTOP, language: 'en' });

  test('dragging with the mouse moves banners and follows no link; a click follows it', async ({
    home,
    href,
  }) => {
    await home.swipe(CURRENT, { x: -500, y: 0 });
    await shows(home, 2);
    await home.swipe(CURRENT, { x: 500, y: 0 });
    await shows(home, 1);
    expect(await home.path()).toBe(href('/'));
    await home.tap(CURRENT);
    await home.isAt(href(FIRST));
  });

  test('a vertical wheel over banners scrolls the page', async ({ home }) => {
    await home.tab.wheel(await home.aim(CURRENT), { x: 0, y: 300 });
    await home.until(async () => {
      expect(await home.tab.run(() => scrollY)).toBeGreaterThan(100);
    });
    await shows(home, 1);
  });

  test(
    'a horizontal wheel moves banners, and Enter follows a link after it',
    { tag: '@prove' },
    async ({ home, href }) => {
      await home.tab.run(() => {
        const state = { hasEnded: false };
        Object.assign(window, { gesture: state });
        // The carousel forgets a gesture one frame after its end.
        const end = () => Object.assign(state, { hasEnded: true });
        addEventListener('mouseup', () => {
          requestAnimationFrame(() => requestAnimationFrame(end));
        });
      });
      // More than half of a banner: on a slow machine it is no flick, and a shorter way springs back.
      await home.tab.wheel(await home.aim(CURRENT), { x: 1_000, y: 0 });
      await shows(home, 2);
      await home.until(async () => {
        const { hasEnded } = await home.tab.run(
          () => (window as unknown as { gesture: { hasEnded: boolean } }).gesture,
        );
        expect(hasEnded, 'the wheel is seen to have ended').toBe(true);
      });
      await home.tab.run(() =>
        document
          .querySelector<HTMLElement>('[data-component=carousel] [data-state=current] a')
          ?.focus(),
      );
      await home.tab.press('Enter');
      await home.isAt(href(SECOND));
    },
  );

  test(
    'arrows move banners and stop at the ends',
    { tag: '@prove' },
    async ({ home, bannerWords }) => {
      const [back, next] = ['back', 'next'].map((key): Target => ({
        role: 'button',
        name: bannerWords(key as 'back' | 'next'),
      })) as [Target, Target];
      expect((await home.look(back)).attributes).toHaveProperty('disabled');
      for (const number of [2, 3, 4, 5, 6]) {
        await home.tap(next);
        await shows(home, number);
      }
      expect((await home.look(next)).attributes).toHaveProperty('disabled');
      await home.tap(back);
      await shows(home, 5);
    },
  );

  test(
    'focusing the link of an offscreen banner scrolls it into view',
    { tag: '@prove' },
    async ({ home }) => {
      await focusSlides(home);
      await home.tab.press('Tab');
      await home.hasFocus(CURRENT);
      await home.tab.press('Tab');
      await shows(home, 2);
      await home.hasFocus(CURRENT);
    },
  );
});
