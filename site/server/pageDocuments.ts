import { LOCALES, type Locale } from '@brand/domain';
import { localePath } from '../src/language/locale.ts';
import type { Brand } from './brandFolder.ts';
import type { BuiltSite } from './builtSite.ts';
import type { Encoding } from './compression.ts';
import { pageFiles } from './pageFiles.ts';
import { siteDocument } from './siteDocument.ts';
import { type Representation, represent } from './siteFiles.ts';

/** A page as somebody asks for it. */
export interface WantedPage {
  /** With its language, as it stands in the address. */
  readonly path: string;
  /** Value of the `auth` cookie, empty for none. */
  readonly auth: string;
  /** Without its first view: something of the request has another page shown than the address says. */
  readonly undrawn: boolean;
}

/** A page, ready to be sent. */
export interface PageDocument {
  /** False for an unknown address; the document says so. */
  readonly found: boolean;
  readonly content: Representation;
}

/** Every address whose first view can be drawn, in both languages. */
export function drawnPaths(
  { prerender }: Pick<BuiltSite, 'prerender'>,
  operator: Brand['operator'],
): readonly { readonly locale: Locale; readonly path: string }[] {
  return LOCALES.flatMap((locale) =>
    prerender
      .knownPaths(operator)
      .map((path) => ({ locale, path: localePath(locale, path, operator.locale) })),
  );
}

/** Makes the document of a page, for a visitor or a member, whoever that is. */
export function pageDocument(
  site: BuiltSite,
  operator: Brand['operator'],
  { path, isMember, undrawn }: { path: string; isMember: boolean; undrawn: boolean },
): { readonly found: boolean; readonly text: string } {
  const view = site.prerender.firstView({ operator, path, isMember, undrawn });
  // Where nothing is drawn, another page may be shown than the address says.
  const page = view.html === null ? null : view.page;
  const text = siteDocument(site.html, operator, view.locale, site.faces, {
    view,
    path,
    session: isMember ? 'member' : 'visitor',
    files: pageFiles(site, { page, words: view.words, locale: view.locale, isMember }),
  });
  return { found: view.head.found, text };
}

/**
 * Makes the documents of a built site. Those with a first view are finitely many and made once for each state of a brand;
 * those of other addresses have none, and are made each time.
 *
 * @param newest gives the build
 */
export function pageDocuments(newest: () => Promise<BuiltSite>) {
  const kept = new WeakMap<
    Brand,
    { of: BuiltSite; paths: Set<string>; made: Map<string, Promise<PageDocument>> }
  >();

  return async (brand: Brand, wanted: WantedPage, encoding: Encoding): Promise<PageDocument> => {
    const site = await newest();
    let ofBrand = kept.get(brand);
    if (ofBrand?.of !== site) {
      const paths = new Set(drawnPaths(site, brand.operator).map(({ path }) => path));
      ofBrand = { of: site, paths, made: new Map() };
      kept.set(brand, ofBrand);
    }
    const { path } = wanted;
    const isMember = site.prerender.isSession(wanted.auth);
    const undrawn = wanted.undrawn || !ofBrand.paths.has(path);
    const make = async () => {
      const { found, text } = pageDocument(site, brand.operator, { path, isMember, undrawn });
      return { found, content: await represent('index.html', Buffer.from(text), encoding) };
    };
    if (undrawn) return make();
    const key = `${path} ${isMember} ${encoding}`;
    const document = ofBrand.made.get(key) ?? make();
    ofBrand.made.set(key, document);
    return document;
  };
}
