import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, extname, join, resolve, sep } from 'node:path';

import type { Picture } from '../operator.ts';
import type { Problem } from '../settings/problem.ts';
import { checkSvg } from './checkSvg.ts';
import { pictureSize } from './pictureSize.ts';
import { SvgError } from './svgScanner.ts';

const KILOBYTE = 1024;
const LARGEST: Record<string, number> = {
  '.json': 256,
  '.css': 64,
  '.md': 200,
  '.html': 200,
  '.svg': 64,
  '.png': 300,
  '.webp': 300,
  '.woff2': 200,
};

/** A source folder of an operator. Reads only files inside it, and collects problems. */
export class OperatorFolder {
  readonly path: string;
  readonly problems: Problem[] = [];

  /** @param path path of the folder; relative to the working directory */
  constructor(path: string) {
    this.path = resolve(path);
  }

  /** The folder name as a theme name: lower-case letters, digits and hyphens. */
  get name(): string {
    const name = basename(this.path)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-');
    return /^[a-z]/.test(name) ? name.slice(0, 40) : 'brand';
  }

  /** Whether the folder has a file of this name. */
  has(file: string): boolean {
    return existsSync(join(this.path, file));
  }

  /** Names of the files in a folder of it, sorted; none if it is missing. */
  list(folder: string): string[] {
    const path = join(this.path, folder);
    if (!existsSync(path)) return [];
    const entries = readdirSync(path, { withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  }

  /** Records a problem of a file. */
  complain(file: string, sentence: string): null {
    this.problems.push({ path: file, sentence });
    return null;
  }

  /** The bytes of a file; null, with a recorded problem, if it is unavailable. */
  read(file: string): Buffer | null {
    const path = join(this.path, file);
    if (!existsSync(this.path)) return this.complain(file, `There is no folder ${this.path}.`);
    if (!existsSync(path)) return this.complain(file, `${file} is not in ${this.path}.`);
    const inside = realpathSync(path).startsWith(realpathSync(this.path) + sep);
    if (!inside) return this.complain(file, `${file} is a link to a file outside the folder.`);
    const { size, isFile } = fileFacts(path);
    if (!isFile) return this.complain(file, `${file} is not a file.`);
    const most = LARGEST[extname(file)] ?? 0;
    if (size > most * KILOBYTE) {
      const is = `${Math.ceil(size / KILOBYTE)} kB`;
      return this.complain(file, `${file} is ${is}; it may have ${most} kB at most.`);
    }
    return readFileSync(path);
  }

  /**
   * A picture with its size; null, with a recorded problem, if it is missing, unsafe or not a picture.
   *
   * @param redraw returns a replacement for the content of the file, or null
   */
  picture(
    file: string,
    redraw: (bytes: Buffer) => string | null = () => null,
  ): (Picture & { bytes: Buffer }) | null {
    const written = this.read(file);
    if (!written) return null;
    const drawn = redraw(written);
    const bytes = drawn === null ? written : Buffer.from(drawn);
    try {
      const size = file.endsWith('.svg') ? checkSvg(bytes.toString('utf8')) : pictureSize(bytes);
      if (size) return { file, ...size, bytes };
      return this.complain(
        file,
        `${file} is not a ${extname(file).slice(1).toUpperCase()} picture.`,
      );
    } catch (error) {
      if (!(error instanceof SvgError)) throw error;
      return this.complain(file, `${file} ${error.message}.`);
    }
  }
}

function fileFacts(path: string): { size: number; isFile: boolean } {
  const facts = statSync(path);
  return { size: facts.size, isFile: facts.isFile() };
}
