import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Explained } from '../progress.mjs';
import type { Environment } from './environment.ts';
import { type Pixels, decodePng } from './pixels.ts';

/** Maximum size of all accepted pictures in the repository, in bytes. */
export const BUDGET = 26_000_000;

/** The metadata of the pictures. */
export interface AcceptedList {
  /** The environment that rendered them; null before the first were accepted. */
  environment: Environment | null;
  /** Fingerprint of the sources when all pictures were last accepted. */
  sources: string | null;
  /** Hash of the pixels of each picture, by `mode/story`. */
  pictures: Record<string, string>;
}

/** A picture to accept: its hash and its file; null removes it. */
export type Acceptance = readonly [key: string, picture: { hash: string; file: Buffer } | null];

const EMPTY: AcceptedList = { environment: null, sources: null, pictures: {} };

/** The accepted pictures: `visual/accepted.json`, and `visual/accepted/<mode>/<story>.png`. */
export class AcceptedSet {
  readonly list: AcceptedList;
  private readonly folder: string;

  /** @param folder contains `accepted.json` and `accepted/` */
  constructor(folder: string) {
    this.folder = folder;
    const file = join(folder, 'accepted.json');
    this.list = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AcceptedList) : EMPTY;
  }

  /** Hash of an accepted picture's pixels. */
  hashOf(key: string): string | undefined {
    return this.list.pictures[key];
  }

  /** The file of an accepted picture; undefined when it is missing. */
  fileOf(key: string): Buffer | undefined {
    const path = this.path(key);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  /** The pixels of an accepted picture; undefined when its file is missing. */
  pixelsOf(key: string): Pixels | undefined {
    const file = this.fileOf(key);
    return file && decodePng(file);
  }

  /**
   * Accepts pictures and updates the list.
   *
   * @throws Explained when the set would exceed its maximum size; then nothing is written
   */
  accept(
    acceptances: readonly Acceptance[],
    about: Pick<AcceptedList, 'environment' | 'sources'>,
    budget = BUDGET,
  ): void {
    const sizes = this.sizes();
    const pictures = { ...this.list.pictures };
    for (const [key, picture] of acceptances) {
      if (picture) {
        sizes.set(key, picture.file.length);
        pictures[key] = picture.hash;
      } else {
        sizes.delete(key);
        delete pictures[key];
      }
    }
    refuseOver(sizes, budget);
    for (const [key, picture] of acceptances) {
      const path = this.path(key);
      mkdirSync(dirname(path), { recursive: true });
      if (picture) writeFileSync(path, picture.file);
      else rmSync(path, { force: true });
    }
    const sorted = Object.fromEntries(
      Object.entries(pictures).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
    const text = JSON.stringify({ ...about, pictures: sorted }, null, 2);
    writeFileSync(join(this.folder, 'accepted.json'), `${text}\n`);
  }

  /** Size of all accepted pictures, in bytes. */
  size(): number {
    return [...this.sizes().values()].reduce((sum, size) => sum + size, 0);
  }

  private sizes(): Map<string, number> {
    const keys = Object.keys(this.list.pictures).filter((key) => existsSync(this.path(key)));
    return new Map(keys.map((key) => [key, statSync(this.path(key)).size]));
  }

  private path(key: string): string {
    return join(this.folder, 'accepted', `${key}.png`);
  }
}

function refuseOver(sizes: ReadonlyMap<string, number>, budget: number): void {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (total <= budget) return;
  const largest = [...sizes]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 8)
    .map(([key, size]) => `  ${(size / 1000).toFixed(0).padStart(5)} kB  ${key}`);
  const figures = `${(total / 1e6).toFixed(1)} MB, and ${(budget / 1e6).toFixed(1)} MB are allowed`;
  throw new Explained(
    `Nothing was accepted: the pictures would use ${figures}. The largest:\n${largest.join('\n')}`,
  );
}
