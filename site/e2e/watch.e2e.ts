import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { watchContext } from './support/watchPage.ts';
import { followSandbox } from './support/time.ts';

const FAULTS: readonly {
  name: string;
  commit: (page: Page) => Promise<unknown>;
  problem: RegExp;
}[] = [
  {
    name: 'an inline style',
    commit: (page) =>
      page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent = 'body { color: red }';
        document.head.append(style);
      }),
    problem: /policy violation: style-src-elem/,
  },
  {
    name: 'markup from a string',
    commit: (page) =>
      page.evaluate(() => {
        try {
          document.body.insertAdjacentHTML('beforeend', '<b>x</b>');
        } catch {
          // The browser blocks it; only the report counts.
        }
      }),
    problem: /policy violation: require-trusted-types-for/,
  },
  {
    name: 'an image of an unlisted host',
    commit: (page) =>
      page.evaluate(() => {
        document.body.append(Object.assign(new Image(), { src: 'http://elsewhere.example/a.png' }));
      }),
    problem: /policy violation: img-src/,
  },
  {
    name: 'an uncaught error',
    commit: (page) =>
      page.evaluate(() => {
        queueMicrotask(() => {
          throw new Error('uncaught');
        });
      }),
    problem: /page error: Error: uncaught/,
  },
  {
    name: 'an error on the console',
    commit: (page) => page.evaluate(() => console.error('complaint')),
    problem: /console: complaint/,
  },
  {
    name: 'a request to an unlisted host',
    commit: (page) => page.goto('http://127.0.0.1:9/').catch(() => undefined),
    problem: /not listed: http:\/\/127\.0\.0\.1:9/,
  },
];

for (const { name, commit, problem } of FAULTS) {
  test(`the watch reports ${name}`, async ({ browser, servers, sandbox }) => {
    const context = await browser.newContext({ baseURL: servers.site });
    await followSandbox(context, sandbox);
    const watch = await watchContext(context, servers.origins);
    const page = await context.newPage();
    await page.goto('/');
    await commit(page);
    await expect.poll(() => watch.problems.join('\n')).toMatch(problem);
    await context.close();
  });
}

test('the watch reports nothing for a page that keeps the rules', async ({
  browser,
  servers,
  sandbox,
}) => {
  const context = await browser.newContext({ baseURL: servers.site });
  await followSandbox(context, sandbox);
  const watch = await watchContext(context, servers.origins);
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(watch.problems).toEqual([]);
  await context.close();
});
