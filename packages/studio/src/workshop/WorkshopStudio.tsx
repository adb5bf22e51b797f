'use client';

import { Studio } from '../editor/Studio.tsx';
import type { StudioSource } from '../editor/studioSource.ts';
import { useStudioLook } from '../editor/useStudioLook.ts';

const host = (part: string) => `https://${part}.brand.example`;

const BRAND = {
  settings: {
    brand: { name: 'Brand', description: { th: 'เกมออนไลน์', en: 'Online games.' } },
    theme: { base: 'lotus' },
    hosts: { api: host('api'), auth: host('auth'), cdn: host('cdn'), games: host('games') },
  },
  files: {},
};

/** Without a server: colours and choices, with the stories of this Storybook as the preview. */
const SOURCE: StudioSource = {
  folder: 'brand',
  saved: BRAND,
  draft: BRAND,
  messages: [],
  site: null,
  stories: './',
};

/** The studio as a page of Storybook. */
export function WorkshopStudio() {
  useStudioLook();
  return <Studio source={SOURCE} />;
}
