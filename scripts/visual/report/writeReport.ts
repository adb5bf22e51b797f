import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildSync } from 'esbuild';
import type { AcceptedSet } from '../acceptedSet.ts';
import type { LastRun } from '../lastRun.ts';
import { type Outcome, countsOf } from '../outcome.ts';
import { modeNamed } from '../workshop.ts';
import type { ReportData, ReportEntry } from './reportData.ts';

/** Address of a developer's Storybook. */
const WORKSHOP = 'http://localhost:6006';

/** Summary at the top of the page. */
export interface ReportAbout {
  outcomes: readonly Outcome[];
  /** Differences of the rendering environment to that of the accepted pictures, as sentences. */
  changes: readonly string[];
  /** Whether the sources are those of the accepted pictures. */
  sameSources: boolean;
}

/** Writes one self-contained page, which opens from disk and uses no network. */
export function writeReport(
  file: string,
  about: ReportAbout,
  accepted: Pick<AcceptedSet, 'fileOf'>,
  run: Pick<LastRun, 'file'>,
): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, reportPage(reportData(about, accepted, run)));
}

function linkTo(storyId: string, mode: string): string {
  const { theme, locale } = modeNamed(mode);
  return `${WORKSHOP}/?path=/story/${storyId}&globals=theme:${theme};locale:${locale}`;
}

/** The data of the page; pictures become data URLs. */
export function reportData(
  { outcomes, changes, sameSources }: ReportAbout,
  accepted: Pick<AcceptedSet, 'fileOf'>,
  run: Pick<LastRun, 'file'>,
): ReportData {
  const differing = outcomes.filter(({ status }) => status !== 'same');
  const entries = differing.map((outcome): ReportEntry => {
    const { key, mode, storyId, story, status, difference } = outcome;
    return {
      key,
      mode,
      title: story?.title ?? storyId.split('--')[0] ?? storyId,
      name: story?.name ?? storyId.split('--')[1] ?? storyId,
      status: status === 'same' ? 'changed' : status,
      rendering: difference?.rendering ?? false,
      note: noteOf(outcome),
      // For a removed story or mode only the picture exists.
      link: story ? linkTo(storyId, mode) : null,
      file: story?.importPath.replace(/^\.\//, '') ?? null,
      before: status === 'new' ? null : asData(accepted.fileOf(key)),
      after: status === 'removed' ? null : asData(run.file('taken', key)),
      mask: asData(run.file('mask', key)),
    };
  });
  return {
    counts: countsOf(outcomes),
    warning: warningOf(changes, sameSources),
    entries: entries.toSorted((one, other) => Number(one.rendering) - Number(other.rendering)),
  };
}

function warningOf(changes: readonly string[], sameSources: boolean): string | null {
  if (changes.length === 0) return null;
  const whose = sameSources
    ? 'The sources are those of the accepted pictures: every difference below is of the browser, none is ours.'
    : 'The sources have changed as well. Rendering differences probably come from the browser; check the others first.';
  return [...changes, whose].join(' ');
}

function noteOf({ status, difference, errors }: Outcome): string {
  if (errors) return errors.join(' ');
  if (!difference) return status === 'new' ? 'no accepted picture' : 'no story asks for it';
  const { pixels, share, rendering } = difference;
  const percent = (share * 100).toFixed(share < 0.001 ? 3 : 1);
  return `${pixels.toLocaleString('en')} pixels, ${percent} %${rendering ? ', by drawing alone' : ''}`;
}

function asData(file: Buffer | undefined): string | null {
  return file ? `data:image/png;base64,${file.toString('base64')}` : null;
}

/** The page as HTML, with its script, styles and pictures. */
function reportPage(data: ReportData): string {
  const entry = new URL('reviewPage.ts', import.meta.url).pathname;
  const options = { bundle: true, write: false, minify: true, format: 'iife' } as const;
  const script = buildSync({ entryPoints: [entry], ...options }).outputFiles[0]?.text ?? '';
  const styles = ['review.css', 'pictures.css']
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
    .join('');
  // Text must not close the script element; esbuild escapes the script itself.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>Visual review</title>
<style>${styles}</style>
<div id="bar"></div>
<p id="warning" role="status" hidden></p>
<nav id="side" aria-label="Pictures"><input id="search" type="search" placeholder="Search   /" aria-label="Search"><div id="list"></div></nav>
<main id="entry"></main>
<div id="command"></div>
<dialog id="help" aria-label="Keys"></dialog>
<script id="data" type="application/json">${json}</script>
<script>${script}</script>
</html>
`;
}
