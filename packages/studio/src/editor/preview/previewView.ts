import type { BrandDraft } from '../../model/brandDraft.ts';

/** What the preview shows. */
export interface PreviewView {
  shows: 'site' | 'stories';
  /** Path of a page of the site, without its language. */
  page: string;
  /** Id of a story; null until the list has been read. */
  story: string | null;
  device: 'phone' | 'desktop';
  locale: 'th' | 'en';
  as: 'visitor' | 'member';
  /** Whether the saved brand is shown beside the draft. */
  compares: boolean;
}

/** A page for the picker. */
export interface PreviewPage {
  path: string;
  label: string;
  /** Only members see it. */
  ofMembers?: true;
}

/** Pages of the site, as a visitor or member meets them. */
const PAGES: readonly PreviewPage[] = [
  { path: '/', label: 'Home' },
  { path: '/list', label: 'All games' },
  { path: '/list/slot', label: 'Slots' },
  { path: '/search', label: 'Search' },
  { path: '/menu', label: 'Menu' },
  { path: '/login', label: 'Log in' },
  { path: '/register', label: 'Sign up' },
  { path: '/forgot', label: 'Forgotten password' },
  { path: '/promotion', label: 'Promotions' },
  { path: '/event', label: 'Events' },
  { path: '/tournament', label: 'Tournament' },
  { path: '/vip', label: 'VIP' },
  { path: '/help', label: 'Help centre' },
  { path: '/demo', label: 'Demo games' },
  { path: '/deposit', label: 'Deposit', ofMembers: true },
  { path: '/withdraw', label: 'Withdrawal', ofMembers: true },
  { path: '/history', label: 'History', ofMembers: true },
  { path: '/bonus', label: 'Bonus', ofMembers: true },
  { path: '/favourite', label: 'Favourites', ofMembers: true },
  { path: '/notices', label: 'Inbox', ofMembers: true },
  { path: '/missions', label: 'Missions', ofMembers: true },
  { path: '/profile', label: 'Profile', ofMembers: true },
  { path: '/limits', label: 'Limits and breaks', ofMembers: true },
  { path: '/affiliate', label: 'Affiliates', ofMembers: true },
];

/** Every page of the site, with those that the operator has written. */
export function previewPages({ settings }: BrandDraft): readonly PreviewPage[] {
  const { pages } = settings;
  const own = (Array.isArray(pages) ? (pages as { name?: unknown }[]) : []).flatMap(({ name }) =>
    typeof name === 'string' ? [{ path: `/page/${name}`, label: `Own page: ${name}` }] : [],
  );
  return [...PAGES, ...own];
}

/** Sizes of the devices in CSS pixels. */
export const DEVICES = { phone: [390, 844], desktop: [1440, 900] } as const;

/** Address of a page below an origin, through the entry that sets session and language. */
export function pageAddress(
  { page, as, locale }: PreviewView,
  mainLocale: 'th' | 'en',
  origin = '',
): string {
  const prefix = locale === mainLocale ? '' : `/${locale}`;
  const to = page === '/' && prefix ? prefix : prefix + page;
  return `${origin}/__studio/enter?${new URLSearchParams({ to, as, locale }).toString()}`;
}

/** Address of a story below the folder of a Storybook. */
export const storyAddress = (stories: string, { story, locale }: PreviewView): string =>
  `${stories}iframe.html?id=${story}&viewMode=story&globals=theme:lotus;locale:${locale}`;
