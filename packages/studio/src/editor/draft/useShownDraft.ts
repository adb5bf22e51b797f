'use client';

import type { Problem } from '@brand/operator/editor';
import { useEffect, useRef, useState } from 'react';

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
  // Null while an answer is awaited.
  const [answered, setAnswered] = useState<BrandDraft | null>(first);
  const [problems, setProblems] = useState(NONE);
  // What the server was asked for last: undone and done again, a draft differs from it and not from what is shown.
  const sent = useRef(first);

  useEffect(() => {
    if (!site || draft === sent.current) return undefined;
    const timer = setTimeout(async () => {
      sent.current = draft;
      setAnswered(null);
      const found = await site.change(draft).catch(failed);
      if (sent.current !== draft) return;
      setProblems(found);
      setAnswered(draft);
      if (found.length === 0) setShown(draft);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [site, draft]);

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
      sent.current = next;
      const found = await site.save(next).catch(failed);
      setProblems(found);
      setAnswered(next);
      if (found.length === 0) setShown(next);
      return found.length === 0;
    },
  };
}
