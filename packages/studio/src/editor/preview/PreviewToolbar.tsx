'use client';

import { refresh } from '@brand/ui/icons';
import { IconButton } from '@brand/ui/primitives/IconButton';

import type { SiteLanguage } from '../../model/siteLanguages.ts';
import type { StoryGroup } from '../../model/storyGroups.ts';
import { Segments } from '../parts/Segments.tsx';
import * as css from './preview.css.ts';
import type { PreviewPage, PreviewView } from './previewView.ts';
import { StoryPicker } from './StoryPicker.tsx';

/** Props of {@link PreviewToolbar}. */
interface PreviewToolbarProps {
  view: PreviewView;
  pages: readonly PreviewPage[];
  languages: readonly SiteLanguage[];
  onChange: (change: Partial<PreviewView>) => void;
  onReload: () => void;
  /** Whether there is a site to show. */
  hasSite: boolean;
  /** Stories by component; null until they have been read. */
  stories: readonly StoryGroup[] | null;
}

/** Chooses what the preview shows, and how. */
export function PreviewToolbar({
  view,
  pages,
  languages,
  onChange,
  onReload,
  hasSite,
  stories,
}: PreviewToolbarProps) {
  return (
    <div role="group" aria-label="What the preview shows" className={css.toolbar}>
      {hasSite && (
        <Segments
          label="Preview of"
          options={[
            { value: 'site', label: 'Site' },
            { value: 'stories', label: 'Stories' },
          ]}
          value={view.shows}
          onValueChange={(shows) => onChange({ shows })}
        />
      )}
      {view.shows === 'site' ? (
        <select
          aria-label="Page"
          className={css.picker}
          value={view.page}
          onChange={({ target }) => {
            const page = pages.find(({ path }) => path === target.value);
            onChange({ page: target.value, ...(page?.ofMembers && { as: 'member' }) });
          }}
        >
          {pages.map(({ path, label, ofMembers }) => (
            <option key={path} value={path}>
              {ofMembers ? `${label} (member)` : label}
            </option>
          ))}
        </select>
      ) : (
        <StoryPicker
          groups={stories ?? []}
          value={view.story}
          onValueChange={(story) => onChange({ story })}
        />
      )}
      <Segments
        label="Device"
        options={[
          { value: 'phone', label: 'Phone' },
          { value: 'desktop', label: 'Desktop' },
        ]}
        value={view.device}
        onValueChange={(device) => onChange({ device })}
      />
      <Segments
        label="Language"
        options={languages.map(({ tag, name }) => ({ value: tag, label: name }))}
        value={view.locale ?? ''}
        onValueChange={(locale) => onChange({ locale })}
      />
      {view.shows === 'site' && (
        <Segments
          label="Seen by"
          options={[
            { value: 'visitor', label: 'Visitor' },
            { value: 'member', label: 'Member' },
          ]}
          value={view.as}
          onValueChange={(as) => onChange({ as })}
        />
      )}
      <Segments
        label="Compare"
        options={[
          { value: 'draft', label: 'Draft' },
          { value: 'both', label: hasSite ? 'Next to saved' : 'Before and after' },
        ]}
        value={view.compares ? 'both' : 'draft'}
        onValueChange={(value) => onChange({ compares: value === 'both' })}
      />
      <IconButton icon={refresh} label="Load the preview again" size="sm" onClick={onReload} />
    </div>
  );
}
