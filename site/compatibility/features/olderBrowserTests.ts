import type { FallbackTest } from '../platformFeature.ts';

const file = 'site/engines/oldBrowser.engine.ts';

/** Without newer and optional script features. */
export const MONEY: FallbackTest = {
  file,
  title: 'a member logs in, sees a list and gets a QR without any newer or optional feature',
};

/** Without newer style features. */
export const PAGES: FallbackTest = {
  file,
  title: 'every kind of page opens and keeps its text in place',
};

export const FOCUS: FallbackTest = {
  file,
  title: 'a field, a search and a choice show that they have the focus',
};
