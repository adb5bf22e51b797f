import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

/** Which builds have files below `assets/`, the newest first. */
const BUILDS = 'builds.json';
const ASSETS = 'site/assets';

const buildsSchema = v.array(v.object({ id: v.string(), assets: v.array(v.string()) }));

/** A build and the folder of the one before. */
export interface KeptAssets {
  readonly id: string;
  /** Folder of the previous build; it may be missing. */
  readonly previous: string;
  readonly next: string;
  /** Number of builds whose assets are in the folder, this one included. */
  readonly keep: number;
}

/**
 * Copies the assets of previous builds into the next one: a page that was opened before a release still loads its chunks.
 *
 * @returns the number of builds whose assets are there
 */
export async function keepAssets({ id, previous, next, keep }: KeptAssets): Promise<number> {
  const own = await namesIn(join(next, ASSETS));
  const before = (await readBuilds(previous)).filter((build) => build.id !== id).slice(0, keep - 1);
  for (const name of new Set(before.flatMap(({ assets }) => assets))) {
    if (own.includes(name)) continue;
    const copy = join(next, ASSETS, name);
    await mkdir(dirname(copy), { recursive: true });
    // An older one may be lost by hand; the newer ones do not depend on it.
    await copyFile(join(previous, ASSETS, name), copy).catch(() => undefined);
  }
  const builds = [{ id, assets: own }, ...before];
  await writeFile(join(next, BUILDS), JSON.stringify(builds));
  return builds.length;
}

async function readBuilds(folder: string) {
  try {
    return v.parse(buildsSchema, JSON.parse(await readFile(join(folder, BUILDS), 'utf8')));
  } catch {
    // The first build, or a folder of another make: there is nothing to keep.
    return [];
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).sort();
}
