import type { Brand } from '../brands/brand.ts';
import type { BuiltSite } from '../build/builtSite.ts';
import { DocumentCache } from '../documents/documentCache.ts';
import { offlineDocument, offlinePaths } from '../documents/offlineDocument.ts';
import { type WantedPage, pageDocuments } from '../documents/pageDocuments.ts';
import { type ServerEntry, localeOfPath, localePath } from '../siteCode.ts';
import { type Catalogue, NO_CATALOGUE } from '../seo/catalogue.ts';
import { isThere } from '../seo/isThere.ts';
import { previewOf } from '../seo/previewImage.ts';
import { searchEngineFile } from '../seo/searchEngineFiles.ts';
import { chooseEncoding } from './acceptedEncoding.ts';
import { cookieOf } from './cookieOf.ts';
import { CACHE, type Reply } from './reply.ts';
import { NO_CONTENT, type ReadContent } from '../publicData/publicContents.ts';
import { type Encode, represent, representations } from './representation.ts';
import { decodedPath, pathOf } from './requestPath.ts';

type PageAddress = NonNullable<ReturnType<typeof ServerEntry.pageAddress>>;

const OPERATOR = '/operator/';
const ASSETS = '/assets/';
/** The document of every unknown address, so that one in memory serves all of them. */
const UNKNOWN = '/404.html';
/** Name of the route whose questions search engines may show. */
const HELP = 'help';
/** Addresses that are matched with the site map once. */
const ADDRESSES = 1_000;
const BY_COOKIE = 'Accept-Encoding, Cookie';

/** Finds what is at an address: pages first, then files. */
export function siteContent(
  encode: Encode | null,
  catalogueOf: (brand: Brand) => Catalogue = () => NO_CATALOGUE,
  contentOf: ReadContent = async () => NO_CONTENT,
) {
  const documents = pageDocuments(encode);
  const encodingFor = (headers: Headers) =>
    encode ? chooseEncoding(headers.get('accept-encoding')) : 'identity';
  const addresses = new WeakMap<BuiltSite, DocumentCache<{ page: PageAddress | null }>>();
  const filesOf = new WeakMap<object, ReturnType<typeof representations>>();

  function filesFrom(owner: BuiltSite | Brand) {
    const known = filesOf.get(owner);
    if (known) return known;
    const made = representations(owner.files, encode);
    filesOf.set(owner, made);
    return made;
  }

  function addressesOf(site: BuiltSite) {
    const known = addresses.get(site) ?? new DocumentCache<{ page: PageAddress | null }>(ADDRESSES);
    addresses.set(site, known);
    return known;
  }

  async function document(
    site: BuiltSite,
    brand: Brand,
    { headers, url }: Request,
    { path, ...more }: Pick<WantedPage, 'path' | 'exists' | 'data' | 'preview'>,
  ): Promise<Reply> {
    const auth = cookieOf(headers, 'auth');
    const skeletonOnly = cookieOf(headers, 'forgot') !== '';
    const isMember = auth !== '' && site.serverEntry.isSession(auth);
    const encoding = encodingFor(headers);
    const search = site.serverEntry.pageSearch(path, pathOf(url).search, brand.operator.languages);
    const wanted = { path, search, isMember, skeletonOnly, ...more };
    const hasContent = more.exists !== false && !skeletonOnly;
    const content = hasContent ? await contentOf(site, brand, wanted) : NO_CONTENT;
    const {
      found,
      content: document,
      sources,
    } = await documents(site, brand, { ...wanted, content }, encoding);
    // A search engine must get 404 for an unknown page, although the page that says so is a document like any other.
    const cache = auth === '' && !skeletonOnly ? CACHE.revalidate : CACHE.own;
    return { status: found ? 200 : 404, cache, vary: BY_COOKIE, content: document, sources };
  }

  return {
    /** The page that an address names; null for none. */
    address(site: BuiltSite, brand: Brand, path: string): PageAddress | null {
      if (path.startsWith(ASSETS) || path.startsWith(OPERATOR)) return null;
      const { languages } = brand.operator;
      const known = addressesOf(site);
      // An entry for no page as well: a map cannot tell a missing value from none.
      return known.getOrMake(`${languages.join()} ${path}`, () => ({
        page: site.serverEntry.pageAddress(path, languages),
      })).page;
    },

    async page(site: BuiltSite, brand: Brand, request: Request, address: PageAddress) {
      const { canonical: path, name, locale } = address;
      const catalogue = catalogueOf(brand);
      const exists = await isThere(catalogue, address, request.url);
      const data = name === HELP ? await catalogue.faq(locale) : null;
      const preview = await previewOf(catalogue, address, request.url);
      return document(site, brand, request, { path, exists, data, preview });
    },

    async unknown(site: BuiltSite, brand: Brand, request: Request, path: string) {
      const { languages } = brand.operator;
      const address = localePath(localeOfPath(path, languages), UNKNOWN, languages);
      const reply = await document(site, brand, request, { path: address });
      return { ...reply, status: 404 } as const;
    },

    async file(
      site: BuiltSite,
      brand: Brand,
      { headers }: Request,
      path: string,
    ): Promise<Reply | undefined> {
      const encoding = encodingFor(headers);
      const reply = { status: 200, cache: CACHE.revalidate, vary: 'Accept-Encoding' } as const;
      if (path.startsWith(OPERATOR)) {
        const content = await filesFrom(brand)(decodedPath(path.slice(OPERATOR.length)), encoding);
        return content && { ...reply, content };
      }
      if (offlinePaths(brand.operator).includes(path)) {
        const text = new TextEncoder().encode(offlineDocument(path, brand.operator, site));
        const content = await represent('offline.html', text, encoding, encode, false);
        return { ...reply, content };
      }
      const told = await searchEngineFile(path, site, brand, catalogueOf(brand));
      if (told) {
        const content = await represent(told.name, told.bytes, encoding, encode, false);
        return { ...reply, content };
      }
      // Documents are served as pages only, with the brand in them.
      if (path.endsWith('.html')) return undefined;
      const content = await filesFrom(site)(decodedPath(path.slice(1)), encoding);
      const cache = path.startsWith(ASSETS) ? CACHE.forever : CACHE.revalidate;
      return content && { ...reply, cache, content };
    },
  };
}
