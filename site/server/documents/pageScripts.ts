import { escapeHtml } from './escapeHtml.ts';
import type { PageFiles } from './pageFiles.ts';

/** The main script of a built document. */
const MAIN = /[ \t]*<script type="module" crossorigin src="([^"]+)"><\/script>\n/;

interface ScriptedPage {
  readonly files: Pick<PageFiles, 'early' | 'scripts' | 'snapshot'>;
  /** Whether the document contains the first view. What is not rendered cannot be pressed, and waits for its script. */
  readonly isDrawn: boolean;
  /** Whether its build has read the content, which may be old when it is opened. */
  readonly isSnapshot: boolean;
}

/** A document, and the elements that load its scripts. */
interface ScriptedDocument {
  readonly html: string;
  readonly tags: readonly string[];
}

/**
 * How a document loads its scripts. A rendered document has only `early.js`, which loads the others after the first paint.
 *
 * @param html the built document
 */
export function pageScripts(
  html: string,
  { files, isDrawn, isSnapshot }: ScriptedPage,
): ScriptedDocument {
  const main = MAIN.exec(html)?.[1];
  const age = isSnapshot ? [`<script src="${escapeHtml(files.snapshot)}"></script>`] : [];
  const early = `<script async src="${escapeHtml(files.early)}"`;
  if (isDrawn && main) {
    const chunks = files.scripts.join(' ');
    const data = ` data-main="${main}"${chunks && ` data-chunks="${escapeHtml(chunks)}"`}`;
    return { html: html.replace(MAIN, ''), tags: [...age, `${early}${data}></script>`] };
  }
  // Without a view, or in development, the document names its main script itself.
  const preloads = files.scripts.map(
    (address) =>
      `<link rel="modulepreload" crossorigin fetchpriority="low" href="${escapeHtml(address)}">`,
  );
  return { html, tags: isDrawn ? [...age, `${early}></script>`, ...preloads] : preloads };
}
