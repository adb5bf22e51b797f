'use client';

import type { Problem } from '@brand/operator/editor';
import { useEffect, useState } from 'react';

import type { BrandDraft } from '../../model/brandDraft.ts';
import type { StudioSource } from '../studioSource.ts';

/** A pause in typing or dragging before the site is built, in ms. */
const PAUSE_MS = 350;

const NONE: readonly Problem[] = [];

const failed = (error: unknown): readonly Problem[] => [
  { path: '', sentence: error instanceof Error ? error.message : 'The studio has failed.' },
];

/** Sends every draft to the site, and says which one it shows. */
export function useShownDraft({ site, draft: first }: StudioSource, draft: BrandDraft) {
  const [shown, setShown] = useState(first);
  const [answered, setAnswered] = useState(first);
  const [problems, setProblems] = useState(NONE);

  useEffect(() => {
    if (!site || draft === answered) return undefined;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await site.change(draft).catch(failed);
      if (!isCurrent) return;
      setProblems(found);
      setAnswered(draft);
      if (found.length === 0) setShown(draft);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [site, draft, answered]);

  return {
    shown: site ? shown : draft,
    problems,
    state:
      site && draft !== answered
        ? ('building' as const)
        : problems.length > 0
          ? ('failed' as const)
          : ('shown' as const),
    /** Whether it was saved; if not, the problems say why. */
    async save(next: BrandDraft): Promise<boolean> {
      if (!site) return false;
      const found = await site.save(next).catch(failed);
      setProblems(found);
      setAnswered(next);
      if (found.length === 0) setShown(next);
      return found.length === 0;
    },
  };
}
