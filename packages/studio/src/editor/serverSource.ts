import type { BrandDraft } from '../model/brandDraft.ts';
import { type WireBrand, type WireResult, fromWire, toWire } from '../model/wire.ts';
import type { StudioSource } from './studioSource.ts';

const API = '/__studio/api/';

async function put(path: string, draft: BrandDraft) {
  const reply = await fetch(API + path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(toWire(draft)),
  });
  if (!reply.ok) throw new Error(await reply.text());
  return ((await reply.json()) as WireResult).problems;
}

/** Reads the operator folder from the studio's server. */
export async function openServerSource(): Promise<StudioSource> {
  const reply = await fetch(`${API}brand`);
  if (!reply.ok) throw new Error(await reply.text());
  const brand = (await reply.json()) as WireBrand;
  const saved = fromWire(brand.saved);
  return {
    folder: brand.folder,
    saved,
    draft: brand.draft ? fromWire(brand.draft) : saved,
    messages: brand.messages,
    site: {
      savedOrigin: brand.savedOrigin,
      change: async (draft) => put('draft', draft),
      save: async (draft) => put('saved', draft),
    },
    stories: brand.hasStories ? '/__studio/stories/' : null,
  };
}
