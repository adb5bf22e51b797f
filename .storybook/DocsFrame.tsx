import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';

import { loadFaces } from './faces.ts';
import { storyTheme, wearTheme, type ThemeName } from './wornTheme.ts';
import { docsThemes } from './docsTheme.ts';
import { quietStories } from './quietStories.ts';

/** Event of the toolbar after a change. */
const GLOBALS_UPDATED = 'globalsUpdated';

/** The theme in which the page was opened, from any of its stories. */
function firstTheme(context: DocsContainerProps['context']): ThemeName {
  const [story] = context.componentStories();
  return storyTheme(story && context.getStoryContext(story).globals.theme);
}

/** The container of a documentation page. It applies the theme of the toolbar to Storybook's own parts too. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => firstTheme(context));
  // Before the effects of the stories.
  useLayoutEffect(() => quietStories(), []);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }) =>
      setTheme(storyTheme(globals.theme));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useEffect(() => {
    wearTheme(theme);
    void loadFaces();
    // The language of the documentation. Stories set their own `lang`.
    document.documentElement.lang = 'en';
  }, [theme]);
  return (
    <DocsContainer context={context} theme={docsThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
