import { GAME_COLLECTIONS, LOCALES, type Locale } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { setOwnDates } from '@brand/ui';
import { createIntl, createIntlCache } from 'react-intl';
import { renderToString } from 'react-dom/server';
import { App } from './app/App.tsx';
import { setServerAddress } from './routing/address.ts';
import { alternates } from './document/alternates.ts';
import { subjectQuery } from './document/subjectQuery.ts';
import { intlConfig } from './language/intlConfig.ts';
import {
  type SiteLanguages,
  localeOfPath,
  localePath,
  pathWithoutLocale,
  setLanguages,
} from './language/locale.ts';
import { matchRoute } from './routing/matchRoute.ts';
import { type MessageArea, MESSAGE_AREAS } from './language/messageAreas.ts';
import { addMessages, loadMessages, setTexts } from './language/messages.ts';
import { messagesOfOperator } from './language/operatorMessages.ts';
import { type PageHead, pageHead } from './app/pageHead.ts';
import { PAGE_DATA } from './app/pageData.ts';
import { PAGES } from './app/pages.ts';
import { MARKS } from './areas/games/list/listQuery.ts';
import { footer, wallet } from './frame/frameParts.ts';
import { lobbyMore, ownRail, recentWins, visitorOnNow } from './areas/games/lobby/lobbyParts.ts';
import { ROUTES } from './routing/routes.ts';
import type { PublicDatum } from './app/embeddedData.ts';
import { publicApi, serverServices } from './app/serverServices.ts';
import type { FirstImage } from './member/publicQueries.ts';
import { visitOf } from './app/readPublicData.ts';
import { putDocumentData } from './platform/query/documentData.ts';
import type { Say } from './document/pageTitle.ts';
import { parseSession } from './platform/storage/storedSession.ts';

export { type PublicReader, isMadeUp, pageSearch, readPublicData } from './app/readPublicData.ts';

/** A page as it is asked for. */
export interface PageRequest {
  readonly operator: Operator;
  /** With its language. */
  readonly path: string;
  /** The part of the query that the page depends on, with its `?`; see {@link pageSearch}. @default none */
  readonly search?: string;
  readonly isMember: boolean;
  /** Only the head is wanted. */
  readonly skeletonOnly: boolean;
  /** Answers of the page's public queries, see {@link readPublicData}. @default none */
  readonly data?: readonly PublicDatum[];
}

/** A page as it is before any script runs. */
export interface FirstView {
  readonly locale: Locale;
  readonly head: PageHead;
  /** The part of the query that names the subject of the page, with its `?`; empty for none. */
  readonly subject: string;
  /** `hreflang` and path of the same page in each language; none for what is no page. */
  readonly alternates: readonly (readonly [string, string])[];
  /** What the root holds. Null where the address or who asks for it decides that another page is shown. */
  readonly html: string | null;
  /** The largest images of the first screen. */
  readonly images: readonly FirstImage[];
  /** In ms since 1970 on the clock of the API. */
  readonly renderedAt: number;
  /** Name of the component, which is also that of its file in `pages/`; null for an unknown address. */
  readonly page: string | null;
  /** Areas of messages that the page speaks. */
  readonly messages: readonly MessageArea[];
}

/** Fetches the code and messages of every page. Once, before the first view is drawn. */
export async function loadAll(): Promise<void> {
  await Promise.all([
    ...Object.values(PAGES).map(async (page) => page.load()),
    ...[footer, lobbyMore, ownRail, recentWins, visitorOnNow, wallet].map(async (part) =>
      part.load(),
    ),
    ...LOCALES.flatMap((locale) => MESSAGE_AREAS.map(async (area) => loadMessages(locale, area))),
  ]);
}

/** The page that an address names, for any visitor. */
export interface PageAddress {
  readonly locale: Locale;
  /** Route name, and its parameters as they are in the address, decoded. */
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  /** The one spelling that search engines and links use: letter case of the site map, no slash at the end. */
  readonly canonical: string;
}

/** Reads an address. @param languages of the operator, the main one first @returns null for an address that is no page */
export function pageAddress(path: string, languages: SiteLanguages): PageAddress | null {
  const locale = localeOfPath(path, languages);
  const pathname = pathWithoutLocale(path, languages);
  const match = matchRoute(pathname);
  if (!match) return null;
  const { name, path: pattern } = match.route;
  const own = pattern.split('/').filter(Boolean);
  const typed = pathname.split('/').filter(Boolean);
  const segments = typed.map((part, at) => (own[at]?.startsWith(':') ? part : (own[at] ?? part)));
  const canonical = localePath(locale, `/${segments.join('/')}`, languages);
  return { locale, name, params: match.params, canonical };
}

/** Sets the languages and messages of the operator whose page is rendered. */
function speakFor(operator: Operator): void {
  setLanguages(operator.languages, operator.addedLanguages);
  setOwnDates(operator.addedLanguages);
  for (const [locale, areas] of Object.entries(messagesOfOperator(operator))) {
    for (const area of MESSAGE_AREAS) addMessages(locale, area, areas[area]);
  }
  setTexts(operator.texts);
}

/** Formatters are expensive, and the same for every page of a language. */
const FORMATTERS = createIntlCache();

/** Renders the first view of a page for a visitor or a member. It contains no name, figure or token of a member. */
export function firstView(request: PageRequest): FirstView {
  const { operator, path, search = '', skeletonOnly } = request;
  speakFor(operator);
  setServerAddress(path, search);
  const locale = localeOfPath(path);
  const pathname = pathWithoutLocale(path);
  const match = matchRoute(pathname);
  const route = match?.route;
  const intl = createIntl(intlConfig(locale), FORMATTERS);
  const describe = route && PAGE_DATA[route.page]?.describe;
  const preview = describe && match ? describe(visitOf(request, match.params)) : {};
  const say: Say = (id, values) => intl.formatMessage({ id }, values);
  const name = preview.name ?? null;
  const head = pageHead({ match, pathname, locale, operator, say, name });
  const { now } = publicApi(operator).clock;
  const renderedAt = now();
  const subject = subjectQuery(route?.page, search);
  const html = skeletonOnly || !head.found ? null : render(request, renderedAt);
  return {
    locale,
    head,
    subject,
    alternates: head.found ? alternates(pathname, subject) : [],
    html,
    images: html === null ? [] : (preview.images ?? []),
    renderedAt,
    page: (route && PAGES[route.page].peek()?.name) ?? null,
    messages: [...new Set<MessageArea>(['core', ...(route ? [route.messages] : [])])],
  };
}

/**
 * Written by the tabs' engine at every drawing: no outline on a list that never has the focus itself, no animation of the panel
 * that is there from the start. The policy of the site allows no style in a document, and ours needs neither.
 */
const ENGINE_STYLES = / style="(?:outline:none|animation-duration:0s)"/g;

/** Asks for pictures ahead, which the head does already. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** A page that waits to be led elsewhere by a guard, and one that says who its member is. */
const NOT_TO_BE_SHOWN = /data-component="page-placeholder"|unknown-member-/;

/** @returns null for a view that must not be shown, or cannot be rendered: then its script reports what is wrong */
function render({ operator, isMember, data = [] }: PageRequest, renderedAt: number): string | null {
  const services = serverServices(operator, isMember);
  for (const { key, data: datum } of data) putDocumentData(services.queries, key, datum);
  // A document without data does not tell the browser when it was rendered.
  const renderTime = data.length > 0 ? renderedAt : 0;
  try {
    const html = renderToString(<App services={services} renderedAt={renderTime} />);
    return NOT_TO_BE_SHOWN.test(html)
      ? null
      : html.replace(ENGINE_STYLES, '').replace(PRELOADS, '');
  } catch (error) {
    console.error(error);
    return null;
  }
}

/**
 * The paths, without language, whose first views can be drawn ahead: those that nothing in the address can make more of.
 *
 * @param operator has the lists of games that its menu leads to, and its own pages
 */
export function knownPaths({ menus, pages }: Pick<Operator, 'menus' | 'pages'>): readonly string[] {
  const fixed = ROUTES.map(({ path }) => path.replace(/\/:\w+\?$/, '')).filter(
    (path) => !path.includes(':'),
  );
  return [
    ...fixed,
    ...[...menus.games, ...MARKS, ...GAME_COLLECTIONS].map((id) => `/list/${id}`),
    ...pages.map(({ name }) => `/page/${name}`),
  ];
}

/** Paths with parameters of pages that exist for an operator, without language: `/game/:id`. A parameter may be optional. */
export function dynamicPaths(operator: Operator): readonly string[] {
  setLanguages(operator.languages);
  return ROUTES.map(({ path }) => path).filter(
    (path) =>
      path.includes(':') &&
      firstView({ operator, path: path.replace('?', ''), isMember: false, skeletonOnly: true }).head
        .found,
  );
}

/** Whether a request comes from a member, as the page itself will see it. @param cookie value of the `auth` cookie */
export function isSession(cookie: string): boolean {
  try {
    return parseSession(decodeURIComponent(cookie)) !== null;
  } catch {
    return false;
  }
}
