import { setClock } from '@brand/ui/hooks/clock';
import th from '@brand/ui/messages/th';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';

import { formComparison } from './compareForms.ts';
import type {} from './storyWindow.ts';
import { failedPictures } from './failedPictures.ts';
import {
  RENDERED_AT,
  renderedStories,
  Standing,
  type RenderedStory,
  type StoryFile,
} from './storyElement.tsx';

/** React runs effects in a separate task; wait until after it. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** A picture that fails to load has an undefined size until the error is known, so wait for it. */
async function picturesSettled(place: Element): Promise<void> {
  const pictures = [...place.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(
    pictures
      .filter(({ complete }) => !complete)
      .map(async (picture) => picture.decode().catch(() => undefined)),
  );
}

/** More than two days, and in the middle of another minute and hour. */
const LATER_MS = 2 * 86_400_000 + 3 * 3_600_000 + 7 * 60_000 + 11_000;

/** Hydrates the server's markup of a story, if there is any. @returns messages of React */
async function hydrated(
  { id, element }: Pick<RenderedStory, 'id' | 'element'>,
  look?: (place: HTMLElement) => Promise<void>,
): Promise<string[]> {
  const place = document.querySelector<HTMLElement>(`[data-story="${id}"]`);
  if (!place) return [];
  const complaints: string[] = [];
  const say = (error: unknown) => complaints.push(`${id}: ${String(error)}`);
  const root = await new Promise<Root>((resolve) => {
    const made: Root = hydrateRoot(
      place,
      <Standing element={element} onStand={() => resolve(made)} />,
      { onRecoverableError: say, onCaughtError: say },
    );
  });
  await look?.(place);
  root.unmount();
  return complaints;
}

/** Exposes the functions to the page, for the check. */
export function run(files: readonly StoryFile[]): void {
  setClock(() => RENDERED_AT);
  const stories = renderedStories(files, 'th', th);
  window.hydrateStories = async () => {
    const complaints: string[] = [];
    // Another time than that of the server, in every unit that a component shows.
    const putClockBack = setClock(() => RENDERED_AT + LATER_MS);
    for (const story of stories) {
      complaints.push(...(await hydrated(story)));
      complaints.push(...(await hydrated(story.timeless)));
    }
    putClockBack();
    return complaints;
  };
  window.hydrateFailedPictures = async () => {
    const found = new Set<string>();
    for (const story of stories)
      await hydrated(story, async (place) => {
        for (const name of await failedPictures(place)) found.add(name);
      });
    return [...found].sort();
  };
  window.compareForms = async (forms) => {
    const { parity, compare } = await formComparison(forms);
    for (const { element } of stories) {
      const place = document.body.appendChild(document.createElement('div'));
      const root = createRoot(place);
      flushSync(() => root.render(element));
      await nextTask();
      await compare(() => picturesSettled(place));
      root.unmount();
      place.remove();
    }
    return parity;
  };
}
