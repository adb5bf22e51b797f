import data from '@mdn/browser-compat-data' with { type: 'json' };
import type {
  BrowserName,
  CompatStatement,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { TARGETS, TARGET_NAMES, type TargetName } from './targets.ts';

/** The first version of each browser that has a feature on desktops and phones, without prefix or flag. Null for none. */
export type Support = Readonly<Record<TargetName, number | null>>;

/** Each target on desktops and on phones. */
const BROWSERS: Readonly<Record<TargetName, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android'],
  safari: ['safari', 'safari_ios'],
  firefox: ['firefox', 'firefox_android'],
};

/** Parts of MDN's data that concern a page. */
const PARTS = ['api', 'css', 'html', 'http', 'javascript'] as const;

const STATEMENTS = new Map(PARTS.flatMap((part) => [...statementsIn(data[part], part)]));

/** Every feature by its key, such as `api.Window.requestIdleCallback`. */
export const FEATURES: ReadonlyMap<string, Support> = new Map(
  [...STATEMENTS].map(([key, statement]) => [key, supportIn(statement)]),
);

/** @throws Error for a key that is not in MDN's data */
export function supportOf(key: string): Support {
  const support = FEATURES.get(key);
  if (!support) throw new Error(`MDN's compatibility data has no ${key}.`);
  return support;
}

/** Support of several features together: the latest version of each browser. */
export function supportOfAll(keys: readonly string[]): Support {
  const each = keys.map((key) => supportOf(key));
  return byTarget((name) => latest(each.map((support) => support[name])));
}

/** Whether all targets have it. */
export function isInTargets(support: Support): boolean {
  return TARGET_NAMES.every((name) => {
    const version = support[name];
    return version !== null && version <= TARGETS[name];
  });
}

/** Keys of all features that some target lacks on both desktops and phones, even in part. */
export function missingInSomeTarget(): readonly string[] {
  return [...STATEMENTS].flatMap(([key, { support }]) => {
    const isMissing = TARGET_NAMES.some((target) =>
      BROWSERS[target].every((name) => {
        const version = firstVersion(support[name], true);
        return version === null || version > TARGETS[target];
      }),
    );
    return isMissing ? [key] : [];
  });
}

function* statementsIn(node: object, path: string): Generator<[string, CompatStatement]> {
  for (const [name, value] of Object.entries(node) as [string, object][]) {
    if (name === '__compat') yield [path, value as CompatStatement];
    else if (name !== '__meta') yield* statementsIn(value, `${path}.${name}`);
  }
}

function supportIn({ support }: CompatStatement): Support {
  return byTarget((target) => latest(BROWSERS[target].map((name) => firstVersion(support[name]))));
}

function firstVersion(
  statements: SimpleSupportStatement | readonly SimpleSupportStatement[] | undefined,
  partsCount = false,
): number | null {
  const plain = [statements ?? []]
    .flat()
    .find(
      (each) =>
        !each.flags &&
        !each.prefix &&
        !each.alternative_name &&
        (partsCount || !each.partial_implementation) &&
        !each.version_removed,
    );
  const version = Number.parseFloat(String(plain?.version_added).replace('≤', ''));
  return Number.isNaN(version) ? null : version;
}

function latest(versions: readonly (number | null)[]): number | null {
  return versions.reduce(
    (most, version) => (most === null || version === null ? null : Math.max(most, version)),
    0,
  );
}

function byTarget(version: (name: TargetName) => number | null): Support {
  return { chrome: version('chrome'), safari: version('safari'), firefox: version('firefox') };
}
