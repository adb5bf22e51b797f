import type { Target } from './inPage/look.ts';
import { DESKTOP } from './support/screens.ts';
import { openSession } from './support/session.ts';
import { expect, test } from './support/test.ts';

const CARD: Target = { role: 'link', within: { role: 'article', within: { role: 'main' } } };
const OPTION: Target = { role: 'option' };

test('a misspelled term finds a game, and its card opens the game', async ({
  visitor,
  front,
  href,
  message,
}) => {
  await visitor.tab.goto(front.origin + href('/search'));
  const field: Target = { role: 'combobox', name: message('searchGames') };
  await visitor.fill(field, 'durain');
  await visitor.sees(OPTION, /Durian/);
  await visitor.tab.press('Enter');
  await visitor.isAt(href('/search/durain'));
  await visitor.sees({ role: 'article', within: { role: 'main' } }, /Durian/);
  await visitor.tap(CARD);
  await visitor.isAt(/\/login\?url=/);
});

test('on a phone a game replaces the page, and Back returns to the lobby', async ({
  visitor,
  engine,
  front,
  href,
  place,
}) => {
  await openSession(visitor, place);
  await visitor.tab.goto(front.origin + href('/list/sport'));
  await visitor.tap(CARD);
  await visitor.until(async () => {
    const game = await visitor.tab.run(() => ({
      address: location.href,
      opener: window.opener === null,
      buttons: document.querySelectorAll('button').length,
    }));
    expect(game.address).toContain('/play/');
    expect(game.opener).toBe(true);
    expect(game.buttons).toBeGreaterThan(0);
  });
  if (!engine.returnsFromOtherOrigins) return;
  await visitor.tab.back();
  await visitor.isAt(href('/list/sport'));
  await visitor.sees(CARD);
});

test.describe('on a desktop', () => {
  test.use({ device: DESKTOP, language: 'en' });

  test('a game runs in its frame and can be left', async ({
    visitor,
    front,
    href,
    message,
    place,
  }) => {
    await openSession(visitor, place);
    await visitor.tab.goto(front.origin + href('/list/slot'));
    await visitor.tap(CARD);
    await visitor.isAt(/\/game\/[^/]+\/[^/]+$/);
    const frame = await visitor.sees({ css: 'main iframe' });
    expect(frame.attributes.src).toContain('/play/');
    await visitor.tap({
      role: 'link',
      name: message('home'),
      within: { role: 'navigation', name: message('mainMenu') },
    });
    await visitor.until(async () => {
      const asked = await visitor.look({
        role: 'button',
        name: 'Leave game',
        within: { role: 'alertdialog' },
      });
      if (asked.count > 0)
        await visitor.tap({ role: 'button', name: 'Leave game', within: { role: 'alertdialog' } });
      expect(await visitor.path()).toBe(href('/'));
    });
    await visitor.misses({ css: 'main iframe' });
  });
});
