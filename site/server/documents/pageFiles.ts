import { type Locale, isShippedLocale } from '@brand/domain';
import { FOOTER, LATER_ON_HOME, OF_MEMBER } from '../build/namedSources.ts';
import type { MessageArea } from '../siteCode.ts';

/** What a build was made into. */
export interface BuildManifest {
  /** The file that holds a source; sources are named by their paths from `site/`. */
  readonly holders: Readonly<Record<string, string>>;
  /** What each file of code needs: other files of code, and style sheets. */
  readonly files: Readonly<Record<string, BuiltFile>>;
  /** The file of `src/early.ts`. */
  readonly early: string;
  /** The file of `src/snapshot.ts`. */
  readonly snapshot: string;
}

interface BuiltFile {
  readonly imports: readonly string[];
  readonly css: readonly string[];
}

/** Addresses of what a page needs beyond the start of every page. */
export interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Messages of a language that the operator has added: the script fetches them. */
  readonly fetched: readonly string[];
  /** Loads the others, and hears presses until they are there. */
  readonly early: string;
  /** Decides whether the content of a snapshot is shown. */
  readonly snapshot: string;
}

/** A page, as far as its files follow from it. */
export interface FiledPage {
  /** Name of the component and of its file in `pages/`; null for none. */
  readonly page: string | null;
  readonly messages: readonly MessageArea[];
  readonly locale: Locale;
  readonly isMember: boolean;
}

/** Parts that are rendered with a page although their code loads later: their styles are preloaded. */
function renderedLater({ page }: FiledPage): readonly string[] {
  return [FOOTER, ...(page === 'HomePage' ? LATER_ON_HOME : [])];
}

/**
 * Files that a browser should preload for a page, instead of discovering them one after the other.
 *
 * @param html the document, which links the start of every page already
 * @throws Error when the build has no such page or messages
 */
export function pageFiles(
  { html, manifest }: { readonly html: string; readonly manifest: BuildManifest },
  filed: FiledPage,
): PageFiles {
  const { page, messages, locale, isMember } = filed;
  const isShipped = isShippedLocale(locale);
  const sources = isShipped ? messages.map((area) => `src/messages/${area}.${locale}.json`) : [];
  if (page !== null) sources.push(`src/pages/${page}.tsx`, ...(isMember ? OF_MEMBER : []));
  const scripts = closure(manifest, sources);
  const styled = [...scripts, ...closure(manifest, renderedLater(filed))];
  const more = (files: readonly string[]) =>
    [...new Set(files)].map((file) => `/${file}`).filter((file) => !html.includes(`"${file}"`));
  return {
    styles: more(styled.flatMap((file) => manifest.files[file]?.css ?? [])),
    scripts: more(scripts),
    fetched: isShipped ? [] : messages.map((area) => `/operator/messages-${locale}-${area}.json`),
    early: `/${manifest.early}`,
    snapshot: `/${manifest.snapshot}`,
  };
}

/** The files that hold some sources, with all that those import. */
function closure(manifest: BuildManifest, sources: readonly string[]): string[] {
  const all = new Set<string>();
  const add = (file: string) => {
    if (all.has(file)) return;
    all.add(file);
    for (const next of manifest.files[file]?.imports ?? []) add(next);
  };
  for (const source of sources) add(holderOf(manifest, source));
  return [...all];
}

function holderOf({ holders }: BuildManifest, source: string): string {
  const file = holders[source];
  if (file === undefined) throw new Error(`The build has no "${source}".`);
  return file;
}
