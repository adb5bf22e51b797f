import type { BrandDraft } from '../../model/brandDraft.ts';
import { siteLanguages } from '../../model/siteLanguages.ts';

/** What the preview shows. */
export interface PreviewView {
  shows: 'site' | 'stories';
  /** Path of a page of the site, without its language. */
  page: string;
  /** Id of a story; null until the list has been read. */
  story: string | null;
  device: 'phone' | 'desktop';
  /** A language as in addresses; null: the main one. */
  locale: string | null;
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

/**
 * Address of a page of a draft below an origin, through the entry that sets session and language. A language that the draft does
 * not have is its main one.
 */
export function pageAddress(
  { page, as, locale }: PreviewView,
  draft: BrandDraft,
  origin = '',
): string {
  const tags = siteLanguages(draft).map(({ tag }) => tag);
  const [main = ''] = tags;
  const language = locale !== null && tags.includes(locale) ? locale : main;
  const prefix = language === main ? '' : `/${language}`;
  const to = page === '/' && prefix ? prefix : prefix + page;
  return `${origin}/__studio/enter?${new URLSearchParams({ to, as, locale: language }).toString()}`;
}

/** Address of a story below the folder of a Storybook. */
export const storyAddress = (stories: string, { story, locale }: PreviewView): string =>
  `${stories}iframe.html?id=${story}&viewMode=story&globals=theme:lotus;locale:${locale}`;
