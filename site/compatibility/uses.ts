import { type Detector, detectorOf } from './detectors.ts';
import type { PlatformFeature } from './platformFeature.ts';
import type { Source } from './sources.ts';

/** Paths of the files that use a feature. */
export function usesOf(feature: PlatformFeature, sources: readonly Source[]): readonly string[] {
  const { pattern } = feature;
  return sources
    .filter((source) =>
      pattern ? pattern.test(source.text) : detectorsOf(feature).some((one) => isIn(one, source)),
    )
    .map(({ path }) => path);
}

/** Whether a detector finds its feature in a source file. */
export function isIn({ fits, pattern }: Detector, source: Source): boolean {
  return fits(source) && pattern.test(source.text);
}

/** Whether a path equals a place or is inside it. */
export function liesIn(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

/** Whether the feature covers a key: it is the same key, or a part of it. */
export function covers({ keys }: PlatformFeature, key: string): boolean {
  return keys.some((own) => key === own || key.startsWith(`${own}.`));
}

const detectors = new WeakMap<PlatformFeature, readonly Detector[]>();

function detectorsOf(feature: PlatformFeature): readonly Detector[] {
  const known = detectors.get(feature) ?? feature.keys.flatMap((key) => detectorOf(key));
  detectors.set(feature, known);
  return known;
}
