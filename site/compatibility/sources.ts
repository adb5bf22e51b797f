import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The root of the project. */
export const ROOT = join(import.meta.dirname, '../..');

/** Code for the browser, and the server that delivers it. */
const SHIPPED = [
  'site/index.html',
  'site/src',
  'site/worker',
  'site/server',
  'packages/api/src',
  'packages/domain/src',
  'packages/ui/src',
  'packages/operator/src/headers',
  'packages/operator/src/hosts',
  'packages/sandbox/src/chat',
  'packages/sandbox/src/line',
  'packages/sandbox/src/play',
];
const CODE = /\.(?:tsx?|css|html)$/;
/** Tests, stories and their helpers. */
const NOT_SHIPPED =
  /\.(?:test|stories|fixtures|usage|d)\.|\/(?:testing|generated)\/|\/(?:test|wrong|broken)[A-Z]\w*\.tsx?$/;
/** Code that runs only on the server. */
const ON_SERVER =
  /^site\/server\/|^packages\/operator\/src\/headers\/|^packages\/sandbox\/src\/(?!\w+\/page\/)/;

/** A source file without its comments. */
export interface Source {
  /** Path from the root of the project. */
  readonly path: string;
  readonly text: string;
  readonly runsIn: 'browser' | 'server';
  /** Whether it contains style rules. */
  readonly hasStyles: boolean;
}

/** Every source file of the pages. */
export function readSources(): readonly Source[] {
  return SHIPPED.flatMap((place) => filesIn(place))
    .filter((path) => CODE.test(path) && !NOT_SHIPPED.test(path))
    .map((path) => {
      const text = withoutComments(readFileSync(join(ROOT, path), 'utf8'));
      const runsIn = ON_SERVER.test(path) ? 'server' : 'browser';
      const hasStyles = /\.css(?:\.ts)?$/.test(path) || /\b(?:Layered|Style)Rule\b/.test(text);
      return { path, text, runsIn, hasStyles };
    });
}

function filesIn(place: string): string[] {
  if (CODE.test(place)) return [place];
  return readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(place, name).replaceAll('\\', '/'),
  );
}

/** Line comments end at the line. In an address, `//` follows a colon. */
function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(^|\s)\/\/ .*$/gm, '$1');
}
