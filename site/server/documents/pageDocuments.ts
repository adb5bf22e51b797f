import { LOCALES, type Locale } from '@brand/domain';
import type { Brand } from '../brands/brand.ts';
import type { BuiltSite } from '../build/builtSite.ts';
import type { Encoding } from '../handler/acceptedEncoding.ts';
import { type Encode, type Representation, represent } from '../handler/representation.ts';
import { localePath } from '../siteCode.ts';
import { DocumentCache } from './documentCache.ts';
import { pageFiles } from './pageFiles.ts';
import type { PreviewImage } from './previewTags.ts';
import { siteDocument } from './siteDocument.ts';
import type { StructuredData } from './structuredData.ts';

/** A page as it is requested. */
export interface WantedPage {
  /** With its language, as it is in the address. */
  readonly path: string;
  readonly isMember: boolean;
  /** Without its first view: something of the request has another page shown than the address says. */
  readonly skeletonOnly: boolean;
  /** False for a page of something that does not exist. @default true */
  readonly exists?: boolean;
  /** For a document that many addresses share. @default false */
  readonly shared?: boolean;
  /** What search engines are told of it besides; the same object as long as it says the same. */
  readonly data?: StructuredData | null;
  /** What previews of links show, if not the image of the operator. */
  readonly preview?: PreviewImage | null;
}

/** A page, ready to be sent. */
export interface PageDocument {
  /** False for an unknown address; the document says so. */
  readonly found: boolean;
  readonly content: Representation;
}

/** Documents without a first view that one brand has in memory. Their addresses are endless. */
const OTHERS = 300;

/** Every address whose first view can be rendered, in both languages. */
export function renderedPaths(
  { serverEntry }: Pick<BuiltSite, 'serverEntry'>,
  operator: Brand['operator'],
): readonly { readonly locale: Locale; readonly path: string }[] {
  return LOCALES.flatMap((locale) =>
    serverEntry
      .knownPaths(operator)
      .map((path) => ({ locale, path: localePath(locale, path, operator.locale) })),
  );
}

/** Makes the document of a page, for a visitor or a member, whoever that is. */
export function pageDocument(
  site: BuiltSite,
  operator: Brand['operator'],
  {
    path,
    isMember,
    skeletonOnly,
    exists = true,
    shared = false,
    data = null,
    preview = null,
  }: WantedPage,
): { readonly found: boolean; readonly text: string } {
  const view = site.serverEntry.firstView({ operator, path, isMember, skeletonOnly });
  // Where nothing is rendered, another page may be shown than the address says.
  const page = view.html === null ? null : view.page;
  const head = exists ? view.head : { ...view.head, description: null };
  const text = siteDocument(site.html, operator, view.locale, site.faces, {
    view: exists ? view : { ...view, head, alternates: [] },
    path,
    session: isMember ? 'member' : 'visitor',
    shared,
    data,
    preview,
    files: pageFiles(site, { page, messages: view.messages, locale: view.locale, isMember }),
  });
  return { found: head.found && exists, text };
}

/** Gives each object a number, so that it can be part of a key. */
function versions() {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  return (data: object | null | undefined): string => {
    if (!data) return '';
    const number = numbers.get(data) ?? ++last;
    numbers.set(data, number);
    return ` ${number}`;
  };
}

/** Makes the documents of a site. Each is made once for a state of build and brand, as long as there is room. */
export function pageDocuments(encode: Encode | null) {
  type Documents = DocumentCache<Promise<PageDocument>>;
  const versionOf = versions();
  const stored = new WeakMap<
    Brand,
    { of: BuiltSite; paths: ReadonlySet<string>; rendered: Documents; others: Documents }
  >();

  function cachesOf(site: BuiltSite, brand: Brand) {
    const known = stored.get(brand);
    if (known?.of === site) return known;
    const paths = new Set(renderedPaths(site, brand.operator).map(({ path }) => path));
    // Visitor and member in each encoding.
    const rendered: Documents = new DocumentCache(paths.size * 6);
    const others: Documents = new DocumentCache(OTHERS);
    const made = { of: site, paths, rendered, others };
    stored.set(brand, made);
    return made;
  }

  return async (
    site: BuiltSite,
    brand: Brand,
    wanted: WantedPage,
    encoding: Encoding,
  ): Promise<PageDocument> => {
    const { path, isMember, exists = true, data, preview } = wanted;
    const caches = cachesOf(site, brand);
    const skeletonOnly = wanted.skeletonOnly || !caches.paths.has(path);
    // A page with an image of its own has as many documents as there are images.
    const cache = skeletonOnly || preview ? caches.others : caches.rendered;
    const key = `${path} ${isMember} ${exists} ${encoding}${versionOf(data)} ${preview?.url ?? ''}`;
    const make = async (): Promise<PageDocument> => {
      const { found, text } = pageDocument(site, brand.operator, { ...wanted, skeletonOnly });
      const bytes = new TextEncoder().encode(text);
      return {
        found,
        content: await represent('index.html', bytes, encoding, encode, !skeletonOnly),
      };
    };
    return cache.getOrMake(key, async () =>
      make().catch((error: unknown) => {
        cache.delete(key);
        throw error;
      }),
    );
  };
}
