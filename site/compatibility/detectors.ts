import { FEATURES, isInTargets } from './compatData.ts';
import { documentDetector, headerDetector } from './documentDetectors.ts';
import { scriptDetector } from './scriptDetectors.ts';
import type { Source } from './sources.ts';
import { styleDetector } from './styleDetectors.ts';

/** Finds the use of a feature in source files. */
export interface Detector {
  /** Key in MDN's data. */
  readonly key: string;
  /** Finds it in the text of a file. */
  readonly pattern: RegExp;
  /** Whether the file is of a kind that can use the feature. */
  readonly fits: (source: Source) => boolean;
}

/** One for each feature that some target lacks and that can be recognised in source code by its name. */
export function newerFeatureDetectors(): readonly Detector[] {
  return [...FEATURES].flatMap(([key, support]) => (isInTargets(support) ? [] : detectorOf(key)));
}

/** @returns nothing for a feature without its own name in source code */
export function detectorOf(key: string): Detector | [] {
  const [part = '', ...names] = key.split('.');
  if (part === 'css') return styleDetector(key, names);
  if (part === 'html') return documentDetector(key, names);
  if (part === 'http') return headerDetector(key, names);
  return scriptDetector(key, names);
}
