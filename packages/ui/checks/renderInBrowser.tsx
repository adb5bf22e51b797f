import { setClock } from '@brand/ui/hooks/clock';
import th from '@brand/ui/messages/th';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';

import { formComparison } from './compareForms.ts';
import type {} from './storyWindow.ts';
import { renderedStories, Standing, type StoryFile } from './storyElement.tsx';

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

/** Exposes both functions to the page, for the check. */
export function run(files: readonly StoryFile[]): void {
  setClock(() => Date.UTC(2026, 0, 15, 2, 30));
  const stories = renderedStories(files, 'th', th);
  window.hydrateStories = async () => {
    const complaints: string[] = [];
    for (const { id, element } of stories) {
      const place = document.querySelector(`[data-story="${id}"]`);
      if (!place) throw new Error(`No markup for ${id}.`);
      const say = (error: unknown) => complaints.push(`${id}: ${String(error)}`);
      const root = await new Promise<Root>((resolve) => {
        const made: Root = hydrateRoot(
          place,
          <Standing element={element} onStand={() => resolve(made)} />,
          { onRecoverableError: say, onCaughtError: say },
        );
      });
      root.unmount();
    }
    return complaints;
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
