'use client';

import { useState } from 'react';

import type { BrandDraft } from '../../model/brandDraft.ts';
import { needsReload } from '../../model/needsReload.ts';

/**
 * How often a page that shows a draft had to be loaded again.
 *
 * @param needs whether it must be for a change
 */
export function useReloads(
  shown: BrandDraft,
  needs: (before: BrandDraft, next: BrandDraft) => boolean = needsReload,
): number {
  const [last, setLast] = useState({ shown, reloads: 0 });
  if (last.shown === shown) return last.reloads;
  const reloads = last.reloads + Number(needs(last.shown, shown));
  setLast({ shown, reloads });
  return reloads;
}
