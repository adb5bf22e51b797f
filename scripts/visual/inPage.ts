// These functions run in the page of a story: each is sent as source text, so it must not use anything outside of itself.
import type { Box, Measured } from './crop.ts';

/** The result of a story. */
export interface Shown {
  /** Error messages; empty on success. */
  errors: string[];
  measured: Measured;
}

interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

type StoryWindow = typeof globalThis & {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  visualShown: { finished: string[]; errors: string[] };
};

/**
 * Runs before any script of a page: freezes time, makes random numbers deterministic, and records the results of stories.
 */
export function prepare(time: number): void {
  const page = globalThis as StoryWindow;
  const Now = Date;
  page.Date = class extends Now {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [time] : given) as [number]));
    }
    static override now() {
      return time;
    }
  } as DateConstructor;
  let seed = 20_260_115;
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  page.visualShown = { finished: [], errors: [] };
  const text = (error: unknown) => {
    const { message, title, description } = (error ?? {}) as Record<string, string | undefined>;
    return message ?? [title, description].filter(Boolean).join(': ') ?? 'failed';
  };
  const notes: Record<string, (payload: unknown) => void> = {
    storyFinished: (payload) =>
      page.visualShown.finished.push((payload as { storyId: string }).storyId),
    storyMissing: (payload) => page.visualShown.errors.push(`There is no story ${String(payload)}`),
    storyThrewException: (payload) => page.visualShown.errors.push(text(payload)),
    storyErrored: (payload) => page.visualShown.errors.push(text(payload)),
    playFunctionThrewException: (payload) => page.visualShown.errors.push(text(payload)),
    unhandledErrorsWhilePlaying: (payload) =>
      page.visualShown.errors.push(...(payload as unknown[]).map(text)),
  };
  let channel: Channel;
  Object.defineProperty(page, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made: Channel) => {
      channel = made;
      for (const [event, note] of Object.entries(notes)) made.on(event, note);
    },
  });
}

/** Replaces the current story. */
export function turnTo(storyId: string): void {
  const page = globalThis as StoryWindow;
  page.visualShown = { finished: [], errors: [] };
  page.scrollTo(0, 0);
  page.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Whether the story was rendered and played to its end, or has failed. */
export function isVisible(storyId: string): boolean {
  const { finished, errors } = (globalThis as StoryWindow).visualShown ?? {};
  return Boolean(
    finished?.includes(storyId) || errors?.some((text) => text.startsWith('There is no')),
  );
}

/** Waits until all loading and animation has ended, then measures the story. */
export async function settle(): Promise<Shown> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const root = document.querySelector('#storybook-root');
  await document.fonts.ready;
  await Promise.all(
    [...document.images].map(async (image) => {
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
    }),
  );
  const places = () =>
    [...document.body.querySelectorAll('*')]
      .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join())
      .join(';');
  let before = '';
  // Two seconds at most: if something still moves, the pictures will differ.
  for (let turn = 0; turn < 60; turn += 1) {
    const now = places();
    if (now === before) break;
    before = now;
    await frame();
    await frame();
  }
  const isDrawn = (element: Element, { width, height }: DOMRect) =>
    width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
  const edges: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const element of root?.querySelectorAll('*') ?? []) {
    const box = element.getBoundingClientRect();
    if (!isDrawn(element, box)) continue;
    edges.left = Math.min(edges.left, box.left);
    edges.top = Math.min(edges.top, box.top);
    edges.right = Math.max(edges.right, box.right);
    edges.bottom = Math.max(edges.bottom, box.bottom);
  }
  const overlay = [...document.body.children].some(
    (child) =>
      child !== root &&
      !/^(SCRIPT|STYLE)$/.test(child.tagName) &&
      !/^(storybook-|sb-)/.test(child.id || child.className) &&
      [child, ...child.querySelectorAll('*')].some((element) =>
        isDrawn(element, element.getBoundingClientRect()),
      ),
  );
  const content = edges.left === Infinity ? null : edges;
  const { scrollHeight } = document.documentElement;
  const { errors } = (globalThis as StoryWindow).visualShown;
  return { errors, measured: { content, overlay, documentHeight: scrollHeight } };
}
