'use client';

import { themeCss } from '@brand/ui/theme';
import { useMemo, useState } from 'react';

import type { BrandDraft } from '../../model/brandDraft.ts';
import { STORY_LANGUAGES, siteLanguages } from '../../model/siteLanguages.ts';
import type { DraftControl } from '../draft/useDraft.ts';
import { draftTheme } from '../draft/themeValues.ts';
import type { StudioSource } from '../studioSource.ts';
import * as css from './preview.css.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewToolbar } from './PreviewToolbar.tsx';
import { type PreviewView, pageAddress, previewPages, storyAddress } from './previewView.ts';
import { useReloads } from './useReloads.ts';
import { useStories } from './useStories.ts';

const FIRST_STORY = 'shell-lobbypage--default';

const always = () => true;

/** The real site, or any story, with the draft; next to it with the saved brand. */
export function Preview({ source, control }: { source: StudioSource; control: DraftControl }) {
  const { site, stories: folder } = source;
  const { theme, shown, saved } = control;
  const stories = useStories(folder);
  const [view, setView] = useState<PreviewView>({
    shows: site ? 'site' : 'stories',
    page: '/',
    story: null,
    device: 'desktop',
    locale: null,
    as: 'visitor',
    compares: false,
  });
  const [pressed, setPressed] = useState(0);
  const sheet = useMemo(() => themeCss(theme), [theme]);
  const savedSheet = useMemo(() => {
    const own = draftTheme(saved);
    return own && themeCss(own);
  }, [saved]);
  const reloads = useReloads(shown) + pressed;
  const savedReloads = useReloads(saved, always) + pressed;

  const all = stories?.flatMap((group) => group.stories) ?? [];
  const first = all.find(({ id }) => id === FIRST_STORY) ?? all[0];
  const isSite = site !== null && view.shows === 'site';
  const languages = isSite ? siteLanguages(shown) : STORY_LANGUAGES;
  const language = languages.find(({ tag }) => tag === view.locale) ?? languages[0];
  const now = {
    ...view,
    story: view.story ?? first?.id ?? null,
    locale: language?.tag ?? null,
  };
  const addressIn = (draft: BrandDraft, origin?: string) => {
    if (isSite) return pageAddress(now, draft, origin);
    return folder && now.story ? storyAddress(folder, now) : null;
  };
  const draftAddress = addressIn(shown);
  const savedAddress = view.compares ? addressIn(saved, site?.savedOrigin) : null;
  return (
    <section aria-label="Preview" className={css.root}>
      <PreviewToolbar
        view={now}
        pages={previewPages(shown)}
        languages={languages}
        onChange={(change) => setView((before) => ({ ...before, ...change }))}
        onReload={() => setPressed(pressed + 1)}
        hasSite={site !== null}
        stories={stories}
      />
      <div className={css.stage}>
        {savedAddress && (
          <PreviewFrame
            title={site ? 'Saved' : 'Before'}
            src={savedAddress}
            device={view.device}
            theme={isSite ? null : savedSheet}
            reloads={savedReloads}
          />
        )}
        {draftAddress ? (
          <PreviewFrame
            title="Draft"
            src={draftAddress}
            device={view.device}
            theme={sheet}
            reloads={reloads}
          />
        ) : (
          <p className={css.empty}>
            {stories === null
              ? 'Reading the list of stories.'
              : 'There are no stories here. Start the studio with --stories to build them.'}
          </p>
        )}
      </div>
    </section>
  );
}
