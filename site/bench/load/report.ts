import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/bootstrap.mjs';
import { type Figure, isKept, rowOf } from '../figures.ts';
import type { Frame, Visit } from './visit.ts';

const FILM_STEP_MS = 250;
const MOST_FRAMES = 24;
/** Width of the waterfalls and bars, in pixels. */
const WIDTH = 720;

const STYLE = `
  body { font: 14px/1.5 system-ui, sans-serif; margin: 24px auto; max-width: 1100px; padding: 0 16px; color: #1b1b2b }
  table { border-collapse: collapse; width: 100% }
  td, th { padding: 4px 8px; text-align: left; border-bottom: 1px solid #ddd; white-space: nowrap }
  .NO { color: #b00020; font-weight: 600 }
  .bar { fill: #4a6cf7 } .limit { stroke: #b00020; stroke-width: 2 } .over { fill: #d9534f }
  .film { display: flex; gap: 4px; overflow-x: auto } .film figure { margin: 0; text-align: center; font-size: 11px }
  .film img { height: 180px; border: 1px solid #ccc; display: block }
  .fall { overflow-x: auto } .fall rect { fill: #8aa4ff } .fall text { font-size: 10px }
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A ratio as a bar, with its limit as a line. */
function bar(figure: Figure): string {
  const { site, baseline, most } = figure;
  if (baseline === undefined || baseline === 0) return '';
  const scale = 120;
  const end = Math.min(240, (site / baseline) * scale);
  const limit =
    most === undefined
      ? ''
      : `<line class="limit" x1="${most * scale}" x2="${most * scale}" y1="0" y2="14"/>`;
  return `<svg width="240" height="14"><rect class="bar ${isKept(figure) ? '' : 'over'}" width="${end}" height="14"/>${limit}</svg>`;
}

function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const row = rowOf(figure);
    const cells = Object.values(row).map((text) => `<td>${escaped(text)}</td>`);
    return `<tr class="${row['kept']}">${cells.join('')}<td>${bar(figure)}</td></tr>`;
  });
  const head = ['figure', 'site', 'baseline', 'ratio', 'limit', 'kept', ''];
  return `<table><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr>${rows.join('')}</table>`;
}

/** What the screen showed at each step: the newest picture until then. */
function film(frames: readonly Frame[]): string {
  const steps = Array.from({ length: MOST_FRAMES }, (_, step) => step * FILM_STEP_MS);
  const end = frames.at(-1)?.at ?? 0;
  const shown = steps
    .filter((at) => at <= end + FILM_STEP_MS)
    .flatMap((at) => {
      const frame = frames.findLast((each) => each.at <= at) ?? frames[0];
      return frame
        ? [
            `<figure><img src="data:image/jpeg;base64,${frame.picture}" alt="">${at / 1000} s</figure>`,
          ]
        : [];
    });
  return `<div class="film">${shown.join('')}</div>`;
}

function waterfall({ requests }: Visit): string {
  const end = Math.max(1, ...requests.map((request) => request.end));
  const lines = requests.map(({ name, start, end: last }, row) => {
    const x = (start / end) * WIDTH;
    const width = Math.max(1, ((last - start) / end) * WIDTH);
    const short = name.split('/').at(-1)?.slice(0, 48) ?? '';
    return `<rect x="${x.toFixed(1)}" y="${row * 13}" width="${width.toFixed(1)}" height="9"/><text x="${WIDTH + 8}" y="${row * 13 + 9}">${escaped(short)} ${Math.round(last)} ms</text>`;
  });
  return `<svg class="fall" width="${WIDTH + 340}" height="${requests.length * 13}">${lines.join('')}</svg>`;
}

/** Writes one page with the figures, and the film and the requests of a cold load of each page. @returns its path */
export async function writeReport(
  figures: readonly Figure[],
  loads: readonly { readonly name: string; readonly visit: Visit | undefined }[],
): Promise<string> {
  const parts = loads.flatMap(({ name, visit }) =>
    visit ? [`<h2>${escaped(name)}</h2>${film(visit.frames)}${waterfall(visit)}`] : [],
  );
  const folder = join(ROOT, '.cache/bench');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'load.html');
  await writeFile(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Loads</title><style>${STYLE}</style><h1>Loads on a slow phone</h1>${table(figures)}${parts.join('')}</html>`,
  );
  return file;
}
