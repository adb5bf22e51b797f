import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'esbuild';
import type { Browser, Page } from 'playwright';

import { bundleStories } from './storyBundle.ts';
import type { Rendered } from './ssr.ts';
import type {} from './storyWindow.ts';
import type { Installed } from './tarball.ts';

const ORIGIN = 'http://brand.test';
/** Response for an image of a story: the sandbox, which has the real ones, is not running here. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

const eager = (html: string) => html.replaceAll('loading="lazy"', 'loading="eager"');

/** The stories as a browser script, with all their dependencies. */
export async function browserScript(installed: Installed): Promise<string> {
  const stories = await bundleStories(installed, join(import.meta.dirname, 'renderInBrowser.tsx'));
  const { outputFiles } = await build({
    entryPoints: [stories],
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** A page with the stories and some style sheets of the package. */
export interface Dressed {
  page: Page;
  /** Uncaught errors and console errors. */
  errors: string[];
}

/** How the stories are opened. */
export interface StoryPage {
  script: string;
  /** Files of the package's `dist`. */
  sheets: readonly string[];
  markup?: Rendered['markup'];
  width: number;
  /** False: every picture fails before the script runs. @default true */
  withPictures?: boolean;
}

/** Opens the stories in a new page. */
export async function openStories(
  browser: Browser,
  { home }: Installed,
  { script, sheets, markup, width, withPictures = true }: StoryPage,
): Promise<Dressed> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="/dist/${sheet}">`).join('');
  const places = Object.entries(markup ?? {}).map(
    ([id, html]) =>
      `<div data-story="${id}"${withPictures ? ' hidden' : ''}>${withPictures ? html : eager(html)}</div>`,
  );
  const html = `<!doctype html><html lang="th" data-theme="lotus"><meta charset="utf-8">${links}
    <link rel="stylesheet" href="/still.css">
    <body>${places.join('')}<script type="module" src="/stories.js"></script>`;
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' });
    if (pathname === '/stories.js')
      return route.fulfill({ body: script, contentType: 'text/javascript' });
    if (pathname === '/still.css') {
      const body = '*,*::before,*::after{animation:none!important;transition:none!important}';
      return route.fulfill({ body, contentType: 'text/css' });
    }
    if (!pathname.startsWith('/dist/') && !withPictures) return route.fulfill({ status: 404 });
    if (!pathname.startsWith('/dist/'))
      return route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' });
    const body = await readFile(join(home, pathname));
    return route.fulfill({ body, contentType: 'text/css' });
  });
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' });
  await page.waitForFunction(() => 'compareForms' in window);
  // To a place without content: the initial mouse position is the corner in which all stories start.
  await page.mouse.move(width - 1, 899);
  return { page, errors };
}
