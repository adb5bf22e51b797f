import type { Locale } from '@brand/domain';
import type { Brand } from '../brands/brand.ts';
import type { BuiltSite } from '../build/builtSite.ts';
import type { Encoding } from '../handler/acceptedEncoding.ts';
import type { InlineSources } from '../handler/reply.ts';
import { type Encode, type Representation, represent } from '../handler/representation.ts';
import { localePath } from '../siteCode.ts';
import { DocumentCache } from './documentCache.ts';
import { inlineScript } from './inlineScript.ts';
import { inlineStyles } from './inlineStyles.ts';
import { pageFiles } from './pageFiles.ts';
import { NO_CONTENT, type PublicContent } from '../publicData/publicContents.ts';
import type { PreviewImage } from './previewTags.ts';
import { siteDocument } from './siteDocument.ts';
import type { StructuredData } from './structuredData.ts';

/** A page as it is requested. */
export interface WantedPage {
  /** With its language, as it is in the address. */
  readonly path: string;
  /** The part of the query that the page depends on. @default none */
  readonly search?: string;
  readonly isMember: boolean;
  /** Without its first view: something of the request has another page shown than the address says. */
  readonly skeletonOnly: boolean;
  /** False for a page of something that does not exist. @default true */
  readonly exists?: boolean;
  /** For a document that many addresses share. @default false */
  readonly shared?: boolean;
  /** Public data that is rendered. @default none */
  readonly content?: PublicContent;
  /** For a document that is a file: its data may be old when it is opened. @default false */
  readonly isSnapshot?: boolean;
  /** Structured data for search engines. The same object as long as its content is the same. */
  readonly data?: StructuredData | null;
  /** What previews of links show, if not the image of the operator. */
  readonly preview?: PreviewImage | null;
}

/** A page, ready to be sent. */
export interface PageDocument {
  /** False for an unknown address; the document says so. */
  readonly found: boolean;
  readonly content: Representation;
  /** Allow the styles and the script in it. */
  readonly sources: InlineSources;
}

/** Documents with data, or without a first view, that one brand has in memory. Their addresses are endless. */
const OTHERS = 500;

/** Every address whose first view can be rendered, in every language. */
export function renderedPaths(
  { serverEntry }: Pick<BuiltSite, 'serverEntry'>,
  operator: Brand['operator'],
): readonly { readonly locale: Locale; readonly path: string }[] {
  return operator.languages.flatMap((locale) =>
    serverEntry
      .knownPaths(operator)
      .map((path) => ({ locale, path: localePath(locale, path, operator.languages) })),
  );
}

/** Renders the document of a page, for any visitor or any member. */
export function pageDocument(
  site: BuiltSite,
  operator: Brand['operator'],
  {
    path,
    search = '',
    isMember,
    skeletonOnly,
    exists = true,
    shared = false,
    isSnapshot = false,
    content: { data: answers } = NO_CONTENT,
    data = null,
    preview = null,
  }: WantedPage,
): { readonly found: boolean; readonly text: string } {
  const page = { operator, path, search, isMember, skeletonOnly, data: answers };
  const view = site.serverEntry.firstView(page);
  // Where nothing is rendered, another page may be shown than the address says.
  const code = view.html === null ? null : view.page;
  const head = exists ? view.head : { ...view.head, description: null };
  const text = siteDocument(site.html, operator, view.locale, site.faces, {
    view: exists ? view : { ...view, head, alternates: [] },
    path,
    search,
    answers,
    session: isMember ? 'member' : 'visitor',
    shared,
    isSnapshot,
    data,
    preview,
    files: pageFiles(site, { page: code, messages: view.messages, locale: view.locale, isMember }),
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
    const {
      path,
      search = '',
      isMember,
      exists = true,
      content = NO_CONTENT,
      data,
      preview,
    } = wanted;
    const caches = cachesOf(site, brand);
    const skeletonOnly =
      wanted.skeletonOnly || (!caches.paths.has(path) && content.data.length === 0);
    // Documents with data or an own preview image change, and their addresses are endless.
    const isFixed = !skeletonOnly && content.data.length === 0 && search === '' && !preview;
    const cache = isFixed ? caches.rendered : caches.others;
    const about = `${versionOf(data)} ${preview?.url ?? ''}`;
    const key = [path + search, isMember, exists, encoding, about, content.revision].join(' ');
    const make = async (): Promise<PageDocument> => {
      const { found, text } = pageDocument(site, brand.operator, { ...wanted, skeletonOnly });
      const styled = await inlineStyles(text, site, brand);
      const scripted = await inlineScript(styled.text, site);
      const bytes = new TextEncoder().encode(scripted.text);
      return {
        found,
        sources: { 'style-src': styled.source, 'script-src': scripted.source },
        content: await represent('index.html', bytes, encoding, encode, isFixed),
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
