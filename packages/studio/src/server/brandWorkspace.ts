import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorProblems } from '@brand/operator/build';
import type { Problem } from '@brand/operator/editor';

import { type BrandDraft, sameDraft } from '../model/brandDraft.ts';
import { settingsText } from '../model/folderZip.ts';
import { readFolder, writeFolder } from './folderStore.ts';
import type { PreviewName } from './previewBuilder.ts';

/** The operator folder that the studio edits, and the draft of its changes. */
export interface BrandWorkspace {
  saved(): BrandDraft;
  /** Changes that were not saved; null if there are none. */
  draft(): BrandDraft | null;
  /** Stores and shows a draft. Of several calls during a build only the last one is built. */
  change(draft: BrandDraft): Promise<readonly Problem[]>;
  /** Writes a draft into the folder, unless it has problems, or the folder was changed by someone else. */
  save(draft: BrandDraft): Promise<readonly Problem[]>;
}

/** Places of a workspace. */
export interface WorkspaceOptions {
  /** The operator folder. */
  folder: string;
  /** Where drafts are stored. */
  work: string;
  /** Builds a folder and shows it in a preview. Throws OperatorProblems. */
  show: (preview: PreviewName, draft: BrandDraft) => Promise<void>;
}

/** Opens an operator folder, with the draft of an earlier visit unless the folder has changed since. */
export function openWorkspace({ folder, work, show }: WorkspaceOptions): BrandWorkspace {
  const place = join(work, 'draft');
  const stampFile = join(work, 'draft.stamp');
  let saved = readFolder(folder);
  let draft = storedDraft();
  let queue: Promise<unknown> = Promise.resolve();
  let newest: BrandDraft | null = null;

  function storedDraft(): BrandDraft | null {
    const isOurs = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(saved);
    if (!isOurs || !existsSync(join(place, 'operator.json'))) return null;
    const stored = readFolder(place);
    return sameDraft(stored, saved) ? null : stored;
  }

  function store(next: BrandDraft) {
    rmSync(place, { recursive: true, force: true });
    writeFolder(place, next);
    writeFileSync(stampFile, stampOf(saved));
    draft = next;
  }

  const inTurn = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    const turn = queue.then(run, run);
    queue = turn.catch(() => undefined);
    return turn;
  };

  return {
    saved: () => saved,
    draft: () => draft,
    async change(next) {
      newest = next;
      return inTurn(async () => {
        if (newest !== next) return [];
        store(next);
        return problemsOf(() => show('draft', next));
      });
    },
    async save(next) {
      return inTurn(async () => {
        if (!isUnchanged(folder, saved)) return [CHANGED_OUTSIDE];
        const problems = await problemsOf(() => show('draft', next));
        if (problems.length > 0) return problems;
        writeFolder(folder, next, saved);
        saved = next;
        store(next);
        draft = null;
        return problemsOf(() => show('saved', next));
      });
    },
  };
}

const CHANGED_OUTSIDE: Problem = {
  path: '',
  sentence:
    'The folder was changed outside the studio and was not saved, so that nothing is lost. Export the draft, start the studio again and import it.',
};

/** Whether a folder is as the studio has read or written it. */
function isUnchanged(folder: string, known: BrandDraft): boolean {
  try {
    return sameDraft(readFolder(folder), known);
  } catch {
    return false;
  }
}

/** Fingerprint of a folder. */
function stampOf({ settings, files }: BrandDraft): string {
  const hash = createHash('sha256').update(settingsText(settings));
  for (const [name, bytes] of Object.entries(files)) hash.update(name).update(bytes);
  return hash.digest('hex');
}

async function problemsOf(build: () => Promise<void>): Promise<readonly Problem[]> {
  try {
    await build();
    return [];
  } catch (error) {
    if (error instanceof OperatorProblems) return error.problems;
    throw error;
  }
}
