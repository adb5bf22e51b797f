import type { Locale } from '@brand/domain';
import type { Operator } from '@brand/operator';
import type { BuiltSite } from '../build/builtSite.ts';
import { NO_SNAPSHOT, type Snapshot } from '../build/readSnapshot.ts';
import { localePath } from '../siteCode.ts';
import { offlineDocument, offlinePaths } from './offlineDocument.ts';
import { pageDocument, renderedPaths } from './pageDocuments.ts';

/** A page as a file. */
export interface StaticPage {
  /** Name of the file: `deposit/index.html`. */
  readonly file: string;
  readonly text: string;
}

/** Addresses with parameters, which share a file in each language. */
export interface DynamicPages {
  readonly locale: Locale;
  /** With language: `/en/game/:id`. */
  readonly paths: readonly string[];
  /** Address of the file: `/en/page.html`. */
  readonly file: string;
}

/** The page of an unknown address, without language; its script replaces it where there is a page after all. */
const UNKNOWN = '/404.html';
/** The document of pages with parameters, without language. */
const SHARED = '/page.html';

/**
 * The pages of a site for a host of files. For a visitor: a member's browser notices that, and renders its own.
 *
 * @param snapshot the content of the pages
 */
export function staticPages(
  site: BuiltSite,
  operator: Operator,
  { contentOf }: Pick<Snapshot, 'contentOf'> = NO_SNAPSHOT,
): readonly StaticPage[] {
  const visitor = { isMember: false, skeletonOnly: false };
  const text = (page: Parameters<typeof pageDocument>[2]) =>
    pageDocument(site, operator, page).text;
  const known = renderedPaths(site, operator).map(({ path }) => ({
    file: `${path === '/' ? '' : `${path.slice(1)}/`}index.html`,
    text: text({
      ...visitor,
      path,
      content: { data: contentOf(path), revision: '' },
      isSnapshot: true,
    }),
  }));
  const unknown = operator.languages
    .map((locale) => localePath(locale, UNKNOWN, operator.languages))
    .map((path) => ({ file: path.slice(1), text: text({ ...visitor, path, skeletonOnly: true }) }));
  const shared = dynamicPages(site, operator).flatMap(({ paths: [path], file }) => {
    if (path === undefined) return [];
    return {
      file: file.slice(1),
      text: text({ ...visitor, path, skeletonOnly: true, shared: true }),
    };
  });
  const offline = offlinePaths(operator).map((path) => ({
    file: path.slice(1),
    text: offlineDocument(path, operator, site),
  }));
  return [...known, ...unknown, ...shared, ...offline];
}

/** The pages whose addresses a host of files must be told: `/game/:id` and others. */
export function dynamicPages(
  { serverEntry }: Pick<BuiltSite, 'serverEntry'>,
  operator: Operator,
): readonly DynamicPages[] {
  const paths = serverEntry.dynamicPaths(operator);
  return operator.languages.map((locale) => ({
    locale,
    paths: paths.map((path) => localePath(locale, path, operator.languages)),
    file: localePath(locale, SHARED, operator.languages),
  }));
}
