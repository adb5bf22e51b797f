import { writeFile } from 'node:fs/promises';

import en from '@brand/ui/messages/en';
import th from '@brand/ui/messages/th';
import { renderToString } from 'react-dom/server';

import { withoutSurroundings } from './surroundings.ts';
import { renderedStories, Standing, type RenderedStory, type StoryFile } from './storyElement.tsx';

/** Signs of a value that is not known on a server. */
const UNKNOWN = /\bNaN\b|Invalid Date|\bundefined\b/;

/** Renders every story on the server and writes the result to `rendered.json`: markup by story, and errors. */
export async function run(files: readonly StoryFile[]): Promise<void> {
  const markup: Record<string, string> = {};
  const complaints: string[] = [];
  let current = '';
  console.error = (...words: unknown[]) =>
    complaints.push(`${current}: ${words.map(String).join(' ')}`);
  const render = ({ id, element }: Pick<RenderedStory, 'id' | 'element'>, locale: string) => {
    current = `${id} (${locale})`;
    try {
      const html = withoutSurroundings(() =>
        renderToString(<Standing element={element} onStand={() => undefined} />),
      );
      const [unknown] = UNKNOWN.exec(html) ?? [];
      if (unknown) complaints.push(`${current}: shows ${unknown}`);
      return html;
    } catch (error) {
      complaints.push(`${current}: ${(error as Error).stack}`);
      return '';
    }
  };
  for (const [locale, messages] of [
    ['en', en],
    ['th', th],
  ] as const) {
    for (const story of renderedStories(files, locale, messages)) {
      markup[story.id] = render(story, locale);
      const timeless = render(story.timeless, locale);
      // Most stories show no time, so both are the same.
      if (timeless !== markup[story.id]) markup[story.timeless.id] = timeless;
    }
  }
  await writeFile('rendered.json', JSON.stringify({ markup, complaints }));
}
