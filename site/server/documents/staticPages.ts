import type { Operator } from '@brand/operator';
import type { BuiltSite } from '../build/builtSite.ts';
import { OFFLINE_PATHS, offlineDocument } from './offlineDocument.ts';
import { pageDocument, renderedPaths } from './pageDocuments.ts';

/** A page as a file. */
export interface StaticPage {
  /** Address of the page; null for what a host shows for other addresses. */
  readonly path: string | null;
  /** Name of the file: `deposit/index.html`. */
  readonly file: string;
  readonly text: string;
}

/** Any other address: the page of an unknown one, which its script replaces where there is one after all. */
const OTHERS = '/404.html';

/** The pages of a site for a host of files. For a visitor: a member's browser notices that, and renders its own. */
export function staticPages(site: BuiltSite, operator: Operator): readonly StaticPage[] {
  const text = (path: string, undrawn: boolean) =>
    pageDocument(site, operator, { path, isMember: false, undrawn }).text;
  return [
    ...renderedPaths(site, operator).map(({ path }) => ({
      path,
      file: `${path === '/' ? '' : `${path.slice(1)}/`}index.html`,
      text: text(path, false),
    })),
    { path: null, file: OTHERS.slice(1), text: text(OTHERS, true) },
    ...OFFLINE_PATHS.map((path) => ({
      path,
      file: path.slice(1),
      text: offlineDocument(path, operator, site),
    })),
  ];
}
