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
  const { promise: held, resolve: release } = signal();
  const { promise: followed, resolve: follow } = signal();
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

test('Back leads to the last page while code of this page still loads', async ({
  visitor,
  front,
  href,
}) => {
  await visitor.tab.goto(`${front.origin}/offline.html`);
  // With such a listener, Firefox loads the page again at Back.
  await visitor.tab.run(() => addEventListener('unload', () => undefined));
  const { promise: held, resolve: release } = signal();
  const { promise: asked, resolve: ask } = signal();
  const { promise: wentBack, resolve: goBack } = signal();
  front.hold = (path) => {
    const isCode = path.startsWith('/assets/BackgroundTasks-');
    const isBack = path === '/offline.html';
    if (isCode) ask();
    if (isBack) goBack();
    return isCode || isBack ? held : null;
  };
  await visitor.tab.run((list) => location.assign(list), href('/list/casino'));
  await asked;
  await visitor.tab.run(() => history.back());
  await wentBack;
  // The code's request has been aborted by now. Its failure must not reload the page.
  await visitor.sees({ css: 'main' });
  release();
  await visitor.isAt('/offline.html');
});

function signal() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
