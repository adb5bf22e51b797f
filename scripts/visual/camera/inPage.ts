// These functions run in the page of Storybook. Each is sent as source text, so it must not use anything outside of itself.

/** What a picture shows: a part of the document, or the window as it is, with its overlay. */
export type Frame =
  | { fullPage: true; clip: { x: number; y: number; width: number; height: number } }
  | Record<string, never>;

interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

/**
 * Shows a story in place of the current one, and waits until it is rendered and played.
 *
 * @returns its errors
 */
export function showStory(storyId: string): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const text = (error: unknown) => {
    const { message, title, description } = (error ?? {}) as Record<string, string | undefined>;
    return message ?? [title, description ?? String(error)].filter(Boolean).join(': ');
  };
  return new Promise((resolve) => {
    const errors: string[] = [];
    const end = () => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(errors);
    };
    const failed = (payload: unknown) => {
      errors.push(...[payload].flat().map(text));
      // Other errors of the same story come in the same turn.
      setTimeout(end);
    };
    const listeners: Record<string, (payload: unknown) => void> = {
      storyFinished: (payload) => (payload as { storyId: string }).storyId === storyId && end(),
      // It is the current one: another round of --repeat.
      storyUnchanged: end,
      storyMissing: failed,
      storyErrored: failed,
      storyThrewException: failed,
      playFunctionThrewException: failed,
      unhandledErrorsWhilePlaying: failed,
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    scrollTo(0, 0);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/**
 * Waits until fonts, images and layout are complete.
 *
 * @param size margin around the story for shadow and focus ring, and the largest height
 * @returns the part of the document with the story
 */
export async function settle(size: { margin: number; tallest: number }): Promise<Frame> {
  const { margin, tallest } = size;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
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
  // Two seconds at most: if something still moves, no two pictures are the same.
  for (let turn = 0; turn < 60; turn += 1) {
    const now = places();
    if (now === before) break;
    before = now;
    await frame();
    await frame();
  }
  const boxesIn = (parent: Element) =>
    [parent, ...parent.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).visibility !== 'hidden')
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
  const root = document.querySelector('#storybook-root');
  const isOverlay = (child: Element) =>
    child !== root &&
    !/^(SCRIPT|STYLE)$/.test(child.tagName) &&
    !/^(storybook-|sb-)/.test(child.id || child.className) &&
    boxesIn(child).length > 0;
  const boxes = [...(root?.children ?? [])].flatMap(boxesIn);
  if (boxes.length === 0 || [...document.body.children].some(isOverlay)) return {};
  const { scrollWidth, scrollHeight } = document.documentElement;
  const least = (side: 'left' | 'top') => Math.floor(Math.min(...boxes.map((box) => box[side])));
  const most = (side: 'right' | 'bottom') => Math.ceil(Math.max(...boxes.map((box) => box[side])));
  const x = Math.max(0, least('left') + scrollX - margin);
  const y = Math.max(0, least('top') + scrollY - margin);
  const width = Math.min(most('right') + scrollX + margin, scrollWidth) - x;
  const height = Math.min(most('bottom') + scrollY + margin - y, scrollHeight - y, tallest);
  // What is outside of the document is shown as an empty window.
  return width > 0 && height > 0 ? { fullPage: true, clip: { x, y, width, height } } : {};
}
