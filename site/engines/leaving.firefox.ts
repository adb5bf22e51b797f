import { listMessagesIn } from '../e2e/support/listMessages.ts';
import type { Target } from './inPage/look.ts';
import { expect, test } from './support/test.ts';

// Only Firefox aborts the requests of a page when a link is followed, not when the next document arrives.
test('a link that is followed while a page starts is not cancelled, and Back shows a working page', async ({
  visitor,
  front,
  href,
  language,
}) => {
  await visitor.tab.goto(`${front.origin}/offline.html`);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let follow = () => {};
  const followed = new Promise<void>((resolve) => (follow = resolve));
  front.hold = (path) => {
    const isNext = path === href('/list/casino');
    if (isNext) follow();
    // Without its messages the page cannot start.
    return isNext || path.startsWith('/assets/core.') ? held : null;
  };
  await visitor.tab.run((list) => location.assign(list), href('/list/sport'));
  const next: Target = { css: `main a[href='${href('/list/casino')}']` };
  await visitor.sees(next);
  // The page's script has run.
  await visitor.until(async () => {
    const ended = await visitor.tab.run(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().domContentLoadedEventEnd,
    );
    expect(ended).toBeGreaterThan(0);
  });
  await visitor.tap(next);
  await followed;
  // The start of the page has been aborted by now. It must not become an error.
  await visitor.sees(next);
  release();
  await visitor.isAt(href('/list/casino'));
  await visitor.until(async () =>
    expect(await visitor.tab.run(() => document.readyState)).toBe('complete'),
  );
  await visitor.tab.run(() => history.back());
  await visitor.isAt(href('/list/sport'));
  await visitor.tap({ role: 'button', name: listMessagesIn(language)('filter') });
  await visitor.sees({ role: 'dialog' });
});
