import type { AccountApi } from '@brand/api/account';
import { createMemberApi } from '@brand/api';
import { LOCALES, type Locale, type Session } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { createIntl, createIntlCache } from 'react-intl';
import { renderToString } from 'react-dom/server';
import { App } from './app/App.tsx';
import { setServerAddress } from './routing/address.ts';
import { alternates } from './document/alternates.ts';
import { intlConfig } from './language/intlConfig.ts';
import { localeOfPath, localePath, pathWithoutLocale, setMainLocale } from './language/locale.ts';
import { matchRoute } from './routing/matchRoute.ts';
import { type MessageArea, MESSAGE_AREAS, loadMessages, setTexts } from './language/messages.ts';
import { type PageHead, pageHead } from './app/pageHead.ts';
import { PAGES } from './app/pages.ts';
import { footer, wallet } from './frame/frameParts.ts';
import { lobbyMore, ownRail } from './areas/games/lobby/lobbyParts.ts';
import { createQueryClient } from './platform/query/queryClient.ts';
import { ROUTES } from './routing/routes.ts';
import { createServerClock } from './platform/clock/serverClock.ts';
import type { Services } from './member/services.ts';
import { parseSession } from './platform/storage/storedSession.ts';

/** A page request. */
export interface PageRequest {
  readonly operator: Operator;
  /** Path of the address, with its language. The query is not included. */
  readonly path: string;
  readonly isMember: boolean;
  /** Only the head is needed. */
  readonly skeletonOnly: boolean;
}

/** A page before any script runs. */
export interface FirstView {
  readonly locale: Locale;
  readonly head: PageHead;
  /** `hreflang` and path of the same page in each language. Empty for an unknown page. */
  readonly alternates: readonly (readonly [string, string])[];
  /** Content of the root element. Null if the address or the visitor leads to another page. */
  readonly html: string | null;
  /** Name of the component, which is also its file name in `pages/`. Null for an unknown address. */
  readonly page: string | null;
  /** Message areas of the page. */
  readonly messages: readonly MessageArea[];
}

/** Loads the code and messages of every page. Call it once, before the first render. */
export async function loadAll(): Promise<void> {
  await Promise.all([
    ...Object.values(PAGES).map(async (page) => page.load()),
    ...[footer, lobbyMore, ownRail, wallet].map(async (part) => part.load()),
    ...LOCALES.flatMap((locale) => MESSAGE_AREAS.map(async (area) => loadMessages(locale, area))),
  ]);
}

/** The route of an address, for any visitor. */
export interface PageAddress {
  readonly locale: Locale;
  /** Route name, and its decoded parameters. */
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  /** The canonical path for search engines and links: letter case of the site map, no slash at the end. */
  readonly canonical: string;
}

/** Parses an address. @param main the operator's first language @returns null for an address that is not a page */
export function pageAddress(path: string, main: Locale): PageAddress | null {
  const locale = localeOfPath(path, main);
  const pathname = pathWithoutLocale(path, main);
  const match = matchRoute(pathname);
  if (!match) return null;
  const { name, path: pattern } = match.route;
  const own = pattern.split('/').filter(Boolean);
  const typed = pathname.split('/').filter(Boolean);
  const segments = typed.map((part, at) => (own[at]?.startsWith(':') ? part : (own[at] ?? part)));
  const canonical = localePath(locale, `/${segments.join('/')}`, main);
  return { locale, name, params: match.params, canonical };
}

/** Formatters are expensive, and the same for every page of a language. */
const FORMATTERS = createIntlCache();

/** Renders the initial view of a page for a visitor or a member. It contains no name, figure or token of a member. */
export function firstView({ operator, path, isMember, skeletonOnly }: PageRequest): FirstView {
  setMainLocale(operator.locale);
  setTexts(operator.texts);
  setServerAddress(path);
  const locale = localeOfPath(path);
  const pathname = pathWithoutLocale(path);
  const match = matchRoute(pathname);
  const route = match?.route;
  const intl = createIntl(intlConfig(locale), FORMATTERS);
  const head = pageHead(match, pathname, locale, operator, (id, values) =>
    intl.formatMessage({ id }, values),
  );
  const html = skeletonOnly || !head.found ? null : draw(operator, isMember);
  return {
    locale,
    head,
    alternates: head.found ? alternates(pathname) : [],
    html,
    page: (route && PAGES[route.page].peek()?.name) ?? null,
    messages: [...new Set<MessageArea>(['core', ...(route ? [route.messages] : [])])],
  };
}

/**
 * Inline styles that the tabs library writes on every render: no outline on a list that never has the focus itself, no
 * animation of the initial panel. The site's policy allows no inline styles, and they are not needed.
 */
const ENGINE_STYLES = / style="(?:outline:none|animation-duration:0s)"/g;

/** Preload links for images, which the head already contains. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** A page that a guard will redirect, and one that shows its member. */
const NOT_TO_BE_SHOWN = /data-component="page-placeholder"|somebody-by/;

/** @returns null for a view that must not be shown, or fails to render; its script then reports the error */
function draw(operator: Operator, isMember: boolean): string | null {
  try {
    const html = renderToString(<App services={stillServices(operator, isMember)} />);
    return NOT_TO_BE_SHOWN.test(html)
      ? null
      : html.replace(ENGINE_STYLES, '').replace(PRELOADS, '');
  } catch (error) {
    console.error(error);
    return null;
  }
}

/**
 * The paths, without language, whose initial views can be prerendered: those without parameters in the address.
 *
 * @param operator with the game lists of its menu
 */
export function knownPaths({ menus }: Pick<Operator, 'menus'>): readonly string[] {
  const pages = ROUTES.map(({ path }) => path.replace(/\/:\w+\?$/, '')).filter(
    (path) => !path.includes(':'),
  );
  return [...pages, ...menus.games.map((type) => `/list/${type}`)];
}

/** Paths with parameters of an operator's pages, without language: `/game/:id`. A parameter may be optional. */
export function dynamicPaths(operator: Operator): readonly string[] {
  setMainLocale(operator.locale);
  return ROUTES.map(({ path }) => path).filter(
    (path) =>
      path.includes(':') &&
      firstView({ operator, path: path.replace('?', ''), isMember: false, skeletonOnly: true }).head
        .found,
  );
}

/** Whether a request comes from a member, by the same check as on the page. @param cookie value of the `auth` cookie */
export function isSession(cookie: string): boolean {
  try {
    return parseSession(decodeURIComponent(cookie)) !== null;
  } catch {
    return false;
  }
}

/** A placeholder member. A view that contains these values would expose a member to everyone. */
const SOMEBODY: Session = {
  accessToken: 'somebody',
  refreshToken: 'somebody',
  username: 'somebody-by-name',
  userId: 'somebody-by-id',
  bankGroup: null,
  groupId: null,
};

/** Services for a single render: they request nothing and never change. */
function stillServices(operator: Operator, isMember: boolean): Services {
  const still = () => () => undefined;
  const read = () => (isMember ? SOMEBODY : null);
  const session = {
    read,
    known: read,
    write: () => undefined,
    lastEnd: () => null,
    beganHere: () => false,
    isStored: () => true,
    subscribe: still,
  };
  const clock = createServerClock();
  return {
    operator,
    clock,
    session,
    sessionCheck: {
      read: () => false,
      subscribe: still,
      ask: () => undefined,
      learn: () => undefined,
      prepare: async () => undefined,
    },
    queries: createQueryClient(),
    api: createMemberApi({ baseUrl: operator.hosts.api, session }),
    account: async () => new Promise<AccountApi>(() => undefined),
  };
}
