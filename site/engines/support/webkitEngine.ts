import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type Actions,
  Builder,
  Key as Keys,
  Origin,
  type WebDriver,
  error,
} from 'selenium-webdriver';
import { freePorts } from '../../e2e/support/freePorts.ts';
import {
  type Engine,
  PHONE_AGENTS,
  type Key,
  type Screen,
  type Setup,
  type Tab,
  steps,
} from './driver.ts';
import { dispatchSwipe } from './dispatchSwipe.ts';

/** Requirements of WebKit on this machine: MiniBrowser, its driver, and a virtual display. */
export interface WebkitPaths {
  browser: string;
  driver: string;
  display: string;
}

const KEYS: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  Backspace: Keys.BACK_SPACE,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Home: Keys.HOME,
  Tab: Keys.TAB,
};

/** The toolbar of MiniBrowser is wider than a phone, unless its buttons have no size. */
const TOOLBAR_STYLE = '* { min-width: 0; padding: 0; margin: 0; font-size: 4px; }';
const DISPLAY = { width: 1600, height: 1200 };
const PATIENCE_MS = 15_000;

/** WebKitGTK's MiniBrowser through WebDriver, each on its own display, so that two never compete for the focus. */
export async function webkitEngine(
  paths: WebkitPaths,
  { storage, downloads }: Setup = {},
): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), TOOLBAR_STYLE);
  if (downloads !== undefined) {
    await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  }
  const screen = [
    '-screen',
    '0',
    `${DISPLAY.width}x${DISPLAY.height}x24`,
    '-nolisten',
    'tcp',
    '-displayfd',
    '3',
  ];
  const display = spawn(paths.display, screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await firstLine(display);
  const [port = 0] = await freePorts(1);
  const driver = spawn(paths.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      XDG_CONFIG_HOME: folder,
      TZ: 'Asia/Bangkok',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });
  const args = ['--automation', ...(storage === 'blocked' ? ['--cookies-policy=never'] : [])];
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address, driver);
  const build = async (touch: boolean) =>
    new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: paths.browser,
          args: touch ? [...args, `--user-agent=${PHONE_AGENTS.webkit}`] : args,
        },
      })
      .build();
  // The driver allows one session, and ends it some time after it was closed.
  const start = async (touch = false) => {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;)
      try {
        return await build(touch);
      } catch (problem) {
        const isBusy = problem instanceof error.SessionNotCreatedError;
        if (!isBusy || performance.now() > deadline) throw problem;
        await pause();
      }
  };
  const first = await start();
  const version = (await first.getCapabilities()).get('browserVersion') as string;
  await first.quit();
  return {
    version: `WebKitGTK ${version}`,
    hasTouch: false,
    // Every later command of the driver hangs.
    returnsFromOtherOrigins: false,
    open: async (shown) => openTab(await start(shown.touch), shown),
    close: async () => {
      for (const child of [driver, display]) await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The library supports it, but its types do not contain it. */
interface Scrolling {
  scroll(x: number, y: number, deltaX: number, deltaY: number, origin: unknown): Actions;
}

async function openTab(browser: WebDriver, { width, height, touch }: Screen): Promise<Tab> {
  const sized = browser.manage().window();
  // The pointer of the display is in its centre. A window under it has the focus, which `:focus` needs.
  const place = { x: Math.round((DISPLAY.width - width) / 2), y: 0 };
  await sized.setRect({ ...place, width, height });
  const inner = await browser.executeScript<number>('return innerHeight');
  await sized.setRect({ ...place, width, height: height + height - inner });
  const mouse = () => browser.actions({ async: false });
  const at = ({ x, y }: { x: number; y: number }, duration = 0) => ({
    x: Math.round(x),
    y: Math.round(y),
    duration,
    origin: Origin.VIEWPORT,
  });
  let focused = await browser.getWindowHandle();
  /** The driver sends every command to one tab. */
  const focus = async (handle: string) => {
    if (focused !== handle) await browser.switchTo().window(handle);
    focused = handle;
  };
  const drive = (handle: string): Pick<Tab, 'goto' | 'run'> => {
    const run: Tab['run'] = async (work, ...args) => {
      await focus(handle);
      const text = `return (${String(work)})(...arguments)`;
      return (await browser.executeScript(text, ...args)) as never;
    };
    const goto: Tab['goto'] = async (url) => {
      const before = await run(documentOpened);
      const isOpen = async () => {
        const { at, address } = await run(documentOpened);
        return at !== before.at && address === url;
      };
      // A page that changes its history at the same moment cancels the load, and the driver does not report it.
      do await browser.get(url);
      while (!(await isOpen()));
    };
    return { goto, run };
  };
  const own = focused;
  const { goto, run } = drive(own);
  return {
    goto,
    reload: async () => browser.navigate().refresh(),
    back: async () => browser.navigate().back(),
    forward: async () => browser.navigate().forward(),
    run,
    tap: async (point) => mouse().move(at(point)).press().release().perform(),
    hover: async (point) => mouse().move(at(point)).perform(),
    swipe: async (from, to) => {
      if (touch) return run(dispatchSwipe, [from, ...steps(from, to)]);
      const moved = mouse().move(at(from)).press();
      for (const point of steps(from, to)) moved.move(at(point, 16));
      await moved.release().perform();
    },
    wheel: async (point, by) => {
      const { x, y } = at(point);
      await (mouse() as unknown as Scrolling).scroll(x, y, by.x, by.y, Origin.VIEWPORT).perform();
    },
    type: async (text) => mouse().sendKeys(text).perform(),
    press: async (key, modifier) => {
      const typed = mouse();
      if (modifier) typed.keyDown(Keys.SHIFT);
      typed.sendKeys(KEYS[key]);
      if (modifier) typed.keyUp(Keys.SHIFT);
      await typed.perform();
    },
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    // This driver reports none. The script in the page records them.
    errors: () => [],
    beside: async () => {
      await browser.switchTo().newWindow('tab');
      focused = await browser.getWindowHandle();
      return drive(focused);
    },
    close: async () => browser.quit(),
  };
}

/** In the page: when its document was opened, and by which address. */
function documentOpened(): { at: number; address: string | undefined } {
  const [navigation] = performance.getEntriesByType('navigation');
  return { at: performance.timeOrigin, address: navigation?.name };
}

async function firstLine(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdio[3] as NodeJS.ReadableStream });
  const [line] = (await once(lines, 'line')) as [string];
  return line.trim();
}

async function untilReady(address: string, driver: ChildProcess): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (driver.exitCode === null && performance.now() < deadline) {
    const reply = await fetch(`${address}/status`).catch(() => undefined);
    if (reply?.ok) return;
    await pause();
  }
  throw new Error(`WebKitWebDriver did not answer at ${address}.`);
}

const pause = async () => new Promise((resolve) => void setTimeout(resolve, 50));

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
