import { writeFile } from 'node:fs/promises';

import { setClock } from '@brand/ui/hooks/clock';
import en from '@brand/ui/messages/en';
import th from '@brand/ui/messages/th';
import { renderToString } from 'react-dom/server';

import { renderedStories, Standing, type StoryFile } from './storyElement.tsx';

/** Renders every story on the server and writes the result to `rendered.json`: markup by story, and errors. */
export async function run(files: readonly StoryFile[]): Promise<void> {
  // 15 January 2026, 09:30 in Bangkok, as in Storybook.
  setClock(() => Date.UTC(2026, 0, 15, 2, 30));
  const markup: Record<string, string> = {};
  const complaints: string[] = [];
  let current = '';
  console.error = (...words: unknown[]) =>
    complaints.push(`${current}: ${words.map(String).join(' ')}`);
  for (const [locale, messages] of [
    ['en', en],
    ['th', th],
  ] as const) {
    for (const { id, element } of renderedStories(files, locale, messages)) {
      current = `${id} (${locale})`;
      try {
        markup[id] = renderToString(<Standing element={element} onStand={() => undefined} />);
      } catch (error) {
        complaints.push(`${current}: ${(error as Error).stack}`);
      }
    }
  }
  await writeFile('rendered.json', JSON.stringify({ markup, complaints }));
}
