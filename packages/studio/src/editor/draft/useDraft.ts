'use client';

import { type Problem, parseOperator, pathWords } from '@brand/operator/editor';
import { type Theme, defineTheme, REFERENCE_THEMES } from '@brand/ui/theme';
import { useMemo, useReducer, useState } from 'react';

import {
  type BrandDraft,
  type SettingPath,
  sameDraft,
  writeSetting,
} from '../../model/brandDraft.ts';
import {
  type History,
  type HistoryEvent,
  historyOf,
  nextHistory,
} from '../../model/draftHistory.ts';
import type { StudioSource } from '../studioSource.ts';
import { draftTheme } from './themeValues.ts';
import { useShownDraft } from './useShownDraft.ts';

/** The edited draft, with everything that can be done to it. */
export interface DraftControl {
  draft: BrandDraft;
  saved: BrandDraft;
  isChanged: boolean;
  /** The theme of the draft; while a value is not allowed, the last one that was. */
  theme: Theme;
  problems: readonly Problem[];
  /** What is wrong with a setting or a file; null if nothing is. */
  problemAt: (path: SettingPath | string) => string | null;
  /** Replaces a setting. Changes with the same mark in a row are undone together. */
  set: (path: readonly string[], value: unknown) => void;
  replace: (draft: BrandDraft) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** The draft that the site shows. */
  shown: BrandDraft;
  state: 'shown' | 'building' | 'failed';
  save: () => Promise<void>;
  isSaving: boolean;
}

const FIRST_THEME = defineTheme(REFERENCE_THEMES.lotus);

const reduce = (history: History<BrandDraft>, event: HistoryEvent<BrandDraft>) =>
  nextHistory(history, event);

/** Keeps the draft of a source with its history, and shows every change on the site. */
export function useDraft(source: StudioSource): DraftControl {
  const [history, dispatch] = useReducer(reduce, source.draft, historyOf);
  const [saved, setSaved] = useState(source.saved);
  const [isSaving, setSaving] = useState(false);
  const draft = history.present;
  const site = useShownDraft(source, draft);

  const [lastTheme, setLastTheme] = useState(FIRST_THEME);
  const ownTheme = useMemo(() => draftTheme(draft), [draft]);
  if (ownTheme && ownTheme !== lastTheme) setLastTheme(ownTheme);
  const theme = ownTheme ?? lastTheme;

  const problems = useMemo(() => {
    // At once, by the settings alone; the site's answer adds what concerns files and sentences.
    const { problems: own } = parseOperator(draft.settings, { local: true });
    const paths = new Set(own.map(({ path }) => path));
    return [...own, ...site.problems.filter(({ path }) => !paths.has(path))];
  }, [draft, site.problems]);

  return {
    draft,
    saved,
    isChanged: useMemo(() => !sameDraft(draft, saved), [draft, saved]),
    theme,
    problems,
    problemAt(path) {
      const words = typeof path === 'string' ? path : pathWords(path);
      return problems.find((problem) => problem.path === words)?.sentence ?? null;
    },
    set(path, value) {
      const settings = writeSetting(draft.settings, path, value);
      dispatch({ type: 'change', state: { ...draft, settings }, mark: path.join('.') });
    },
    replace: (state) => dispatch({ type: 'change', state, mark: null }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    shown: site.shown,
    state: site.state,
    isSaving,
    async save() {
      setSaving(true);
      try {
        if (await site.save(draft)) setSaved(draft);
      } finally {
        setSaving(false);
      }
    },
  };
}
