import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildOperator } from '@brand/operator/build';

import type { BrandDraft } from '../model/brandDraft.ts';
import { writeFolder } from './folderStore.ts';

/** What the site shows: the draft, and the folder as it was saved. */
export type PreviewName = 'draft' | 'saved';

/** The host name under which the site shows a preview. */
export const previewHost = (preview: PreviewName): string => `${preview}.localhost`;

/** Builds previews for a running site. */
export interface PreviewBuilderOptions {
  /** Name of the operator folder. It is the name of the theme. */
  name: string;
  /** Holds the sources. */
  work: string;
  /** Holds the built folders that the site serves. */
  built: string;
  /** Hosts of the sandbox. */
  hosts: Parameters<typeof buildOperator>[0]['hosts'];
  /** Reads the style sheet that the site serves for a host name now. */
  servedCss: (host: string) => Promise<string>;
}

/** A scaled page has no room for a scroll bar; it scrolls all the same. */
const FRAMED = ':root { scrollbar-width: none; scrollbar-gutter: auto; }';

const PATIENCE_MS = 8000;
const POLL_MS = 60;

/** Builds a draft, and waits until the site serves it. */
export function createPreviewBuilder(options: PreviewBuilderOptions) {
  const { name, work, built, hosts, servedCss } = options;
  const shown = new Map<PreviewName, BrandDraft>();
  let revision = 0;

  async function build(preview: PreviewName, draft: BrandDraft): Promise<string> {
    revision += 1;
    // A comment in the style sheet says which revision the site serves.
    const mark = `/* studio ${process.pid}.${revision} */`;
    const css = new TextDecoder().decode(draft.files['custom.css'] ?? new Uint8Array());
    const source = join(work, preview, name);
    rmSync(source, { recursive: true, force: true });
    writeFolder(source, {
      settings: { ...draft.settings, hostNames: [previewHost(preview)] },
      files: {
        ...draft.files,
        'custom.css': new TextEncoder().encode(`${css}\n${FRAMED}\n${mark}\n`),
      },
    });
    await buildOperator({
      folder: source,
      out: join(built, preview),
      local: true,
      ...(hosts && { hosts }),
    });
    return mark;
  }

  return {
    /** Builds a preview before the site runs. */
    build,
    /** Builds a preview and returns when the site shows it. Does nothing if it shows it already. */
    async show(preview: PreviewName, draft: BrandDraft): Promise<void> {
      if (shown.get(preview) === draft) return;
      const mark = await build(preview, draft);
      const deadline = performance.now() + PATIENCE_MS;
      while (!(await servedCss(previewHost(preview))).includes(mark)) {
        if (performance.now() > deadline) throw new Error('The site does not show the new folder.');
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      shown.set(preview, draft);
    },
  };
}
