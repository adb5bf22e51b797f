import { gameCollectionOf } from '@brand/domain';

/** Returns a message in the page's language by its id. */
export type Say = (id: string, values?: Readonly<Record<string, string>>) => string;

interface Named {
  /** Route name of section 2. */
  readonly name: string;
}

/** Pages whose title is their label in the menu. */
const IN_MENU =
  /^(?:affiliate|demo|deposit|favourite|games|help|login|menu|missions|promotion|register|resetPassword|tournament|vip|withdraw)$/;

/** Game lists with their own name. */
const LISTS = /^(?:casino|favourite|fishing|freespin|hot|lotto|new|recent|slot|sport)$/;

/** Pages with the title of another page. */
const SAME: Readonly<Record<string, string>> = {
  aff: 'register',
  registerAff: 'register',
  loginUrl: 'login',
  list: 'games',
};

/** Message id of the name of a game list. Most of them are in the menu. */
export function listTitleId(kind: string): string {
  if (gameCollectionOf(kind)) return `site.collection.${kind}`;
  return kind === 'hot' || kind === 'new' ? `site.rail.${kind}` : `shell.nav.${kind}`;
}

/** Message id of the title of a page, whatever its parameters are. */
export function titleId(routeName: string): string {
  const page = routeName.replace(/-id(?:-name)?$/, '');
  if (page === 'notices') return 'common.notifications';
  const name = SAME[page] ?? page;
  return IN_MENU.test(name) ? `shell.nav.${name}` : `site.title.${name}`;
}

/**
 * The title of a page (section 2): the category of a list, the term of a search, the name of a game in its address. An
 * address may contain any text, so it is cleaned and cut.
 *
 * @param route null for an unknown address
 */
export function pageTitle(
  route: Named | null,
  params: Readonly<Record<string, string>>,
  say: Say,
): string {
  if (!route) return say('site.notFound.title');
  const { name } = route;
  const { id = '' } = params;
  if (name === 'search-id') {
    const term = plain(id);
    if (term) return say('site.title.searchFor', { term });
  }
  if (name === 'list-id') {
    const kind = id.toLowerCase();
    if (LISTS.test(kind) || gameCollectionOf(kind)) return say(listTitleId(kind));
  }
  const own = name === 'list-id' ? id : name === 'game-id-name' ? (params.name ?? '') : '';
  return inWords(own) || say(titleId(name));
}

/** The window title: the brand is first on home, where the title is its claim, and last on other pages. */
export function windowTitle(route: Named | null, title: string, brand: string): string {
  return route?.name === 'index' ? `${brand} · ${title}` : `${title} · ${brand}`;
}

const LONGEST = 60;

/** Without control and direction characters and invalid encodings, on one line, short enough for a title. */
function plain(text: string): string {
  const letters = Array.from(
    text
      .replace(/%[\da-f]{1,2}/gi, '')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  );
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('');
}

/** `koi-pond` → `Koi Pond` */
function inWords(slug: string): string {
  return plain(slug)
    .replace(/[-%\s]+/g, ' ')
    .trim()
    .replace(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase());
}
