/** A page that is loaded, and what of it counts as content. */
export interface LoadedPage {
  /** Path without language. */
  readonly path: string;
  /** Selector of the picture, or the element, that the visitor came for. */
  readonly shows: string;
  /** Whether a member opens it. @default false */
  readonly isMember?: boolean;
  /** Whether the limits apply. The others are only reported. @default false */
  readonly isLimited?: boolean;
}

export const PAGES: readonly LoadedPage[] = [
  { path: '/', shows: '[data-component=game-card] img', isLimited: true },
  { path: '/list/slot', shows: '[data-component=game-card] img', isLimited: true },
  { path: '/game/g_durian-riot', shows: 'main img', isLimited: true },
  { path: '/promotion', shows: '[data-component=offer-card] img', isLimited: true },
  { path: '/search/durian', shows: '[data-component=game-card] img' },
  { path: '/tournament', shows: 'main h1' },
  { path: '/login', shows: 'main input' },
  { path: '/', shows: '[data-component=game-card] img', isMember: true },
];

/** The baseline: a hand-written list that is rendered by its script. */
export const BASELINE: LoadedPage = { path: '/list/slot', shows: 'article img' };

export const nameOf = ({ path, isMember }: LoadedPage) => (isMember ? `${path} (member)` : path);
