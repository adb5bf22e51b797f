import { type SessionStore, createMemberApi } from '@brand/api';
import { createCommunityApi } from '@brand/api/community';
import { createGameDetailApi } from '@brand/api/gameDetail';
import { createJackpotsApi } from '@brand/api/jackpots';
import { createPromotionsApi } from '@brand/api/promotions';
import { DEFAULT_LOCALE, type Locale } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { listKindOf, providerNamed, termOf } from '../siteCode.ts';
import { loadGames } from './allGames.ts';
import { type CallTimes, apiCalls } from './apiCalls.ts';
import type { Catalogue } from './catalogue.ts';
import { faqPage } from './faqPage.ts';
import { promotionImage } from './previewImage.ts';

const TIMES: CallTimes = { freshMs: 300_000, waitMs: 1_000, pauseMs: 10_000 };
/** Longer ids are refused by the API (openapi, `/tournament/detail`). */
const LONGEST_TOURNAMENT_ID = 64;

/** The server asks as a visitor does. */
const NO_SESSION: SessionStore = { read: () => null, write: () => undefined };

/** Something for each language of a site. */
const inEach = <Each>(languages: readonly Locale[], of: (locale: Locale) => Each) =>
  new Map(languages.map((locale) => [locale, of(locale)]));

/** The catalogue of an operator. The API is called when an answer is needed. */
export function apiCatalogue(operator: Operator, times: CallTimes = TIMES): Catalogue {
  const api = createMemberApi({
    baseUrl: operator.hosts.api,
    session: NO_SESSION,
    locks: null,
    languageOf: (locale) => operator.apiLanguageOf[locale] ?? locale,
  });
  const details = createGameDetailApi(api.client);
  const promotions = createPromotionsApi(api.client);
  const community = createCommunityApi(api.client);
  const { state, stored, exists } = apiCalls(times);

  const games = stored(async (signal) => {
    // Without a reply there is no list of jackpots.
    const jackpots = operator.optionalCalls.jackpots
      ? await createJackpotsApi(api.client)
          .jackpots({ signal })
          .catch(() => null)
      : null;
    const jackpotGames = new Set(jackpots?.jackpots.flatMap(({ gameIds }) => gameIds));
    return loadGames(details, signal, jackpotGames);
  });
  const offersIn = (locale: Locale) =>
    stored(async (signal) => {
      const found = await promotions.promotions(locale, { signal });
      return new Map(found.map(({ id, picture }) => [id, promotionImage(picture)] as const));
    });
  const [main = DEFAULT_LOCALE] = operator.languages;
  const offers = inEach(operator.languages, offersIn);
  const mainOffers = async () => offers.get(main)?.();
  const tournaments = stored(async (signal) => {
    const found = await community.tournaments({ locale: main }, { signal });
    return new Set(found.map(({ id }) => id));
  });
  const [host] = operator.hostNames;
  const faqIn = (locale: Locale) =>
    stored(async (signal) => {
      const centre = await community.help({ locale }, { signal });
      return { page: host ? faqPage(centre, operator, locale, `https://${host}`) : null };
    });
  const faqs = inEach(operator.languages, faqIn);
  const providers = stored(async (signal) => api.categories(undefined, { signal }));

  async function hasList(id: string): Promise<boolean> {
    const list = listKindOf(id);
    if (list.kind === 'collection') {
      return (await games())?.collections.includes(list.collection) ?? true;
    }
    if (list.kind !== 'named') return true;
    const known = await providers();
    if (!known || providerNamed(known, list.code)) return true;
    const term = termOf(list.code);
    if (term === null) return false;
    const all = await games();
    // As the page does it: a term may also sound like a name, or be typed on the wrong keyboard layout.
    return all === null || exists(`list ${term}`, async () => all.hasMatch(term));
  }

  async function hasTournament(id: string): Promise<boolean> {
    if (id.length > LONGEST_TOURNAMENT_ID) return false;
    if ((await tournaments())?.has(id)) return true;
    return exists(`tournament ${id}`, async (signal) => {
      await community.tournament({ id, locale: main, limit: 1 }, { signal });
      return true;
    });
  }

  return {
    hasGame: async (id) =>
      (await games())?.ids.has(id) ||
      exists(`game ${id}`, async (signal) => (await details.game(id, { signal })) !== null),
    hasPromotion: async (id) =>
      (await mainOffers())?.has(id) ||
      exists(
        `promotion ${id}`,
        async (signal) => (await promotions.promotion(id, main, { signal })) !== null,
      ),
    hasList,
    hasTournament,
    gameIds: async () => (await games())?.ids ?? new Set(),
    collections: async () => (await games())?.collections ?? [],
    promotionIds: async () => new Set((await mainOffers())?.keys()),
    gamePreview: async (id, locale) => (await games())?.preview(id, locale, main) ?? null,
    promotionPreview: async (id, locale) => (await offers.get(locale)?.())?.get(id) ?? null,
    faq: async (locale) => (await faqs.get(locale)?.())?.page ?? null,
    state,
  };
}
