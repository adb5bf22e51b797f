import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInTargets, supportOf, supportOfAll } from './compatData.ts';
import { newerFeatureDetectors } from './detectors.ts';
import { PLATFORM_FEATURES } from './features.ts';
import { SAME_NAMES } from './sameNames.ts';
import { ROOT, type Source, readSources } from './sources.ts';
import { covers, isIn, liesIn, usesOf } from './uses.ts';

const sources = readSources();
const detectors = newerFeatureDetectors();

/** A line for each use of a newer feature that is not in the table. */
function unlisted(files: readonly Source[]): readonly string[] {
  return detectors
    .filter(({ key }) => !SAME_NAMES.includes(key))
    .filter(({ key }) => !PLATFORM_FEATURES.some((feature) => covers(feature, key)))
    .flatMap((one) =>
      files.filter((file) => isIn(one, file)).map(({ path }) => `${path}: ${one.key}`),
    );
}

const code = (text: string, path = 'site/src/new.tsx'): Source => ({
  path,
  text,
  runsIn: 'browser',
  hasStyles: path.endsWith('.css.ts'),
});

describe('table of platform features', () => {
  it('names every newer feature that the code uses', () => {
    expect(unlisted(sources)).toEqual([]);
  });

  it.each([
    ['const sorted = list.toSorted();', 'javascript.builtins.Array.toSorted'],
    ['if (URL.canParse(text)) go();', 'api.URL.canParse_static'],
    ['const { promise } = Promise.withResolvers();', 'javascript.builtins.Promise.withResolvers'],
    ['Object.groupBy(list, keyOf);', 'javascript.builtins.Object.groupBy'],
    ['AbortSignal.any([one, other]);', 'api.AbortSignal.any_static'],
    ['document.startViewTransition(show);', 'api.Document.startViewTransition'],
    ["list.addEventListener('scrollend', done);", 'api.Element.scrollend_event'],
    ['new CloseWatcher();', 'api.CloseWatcher'],
    ['new Intl.DurationFormat("th");', 'javascript.builtins.Intl.DurationFormat'],
    ['element.checkVisibility();', 'api.Element.checkVisibility'],
    ['navigator.vibrate(20);', 'api.Navigator.vibrate'],
    ["navigator.wakeLock.request('screen');", 'api.Navigator.wakeLock'],
    ['navigator.setAppBadge(3);', 'api.Navigator.setAppBadge'],
    ['<div popover="auto">', 'html.global_attributes.popover'],
  ])('detects a missing row for %s', (text, key) => {
    expect(unlisted([code(text)])).toContain(`site/src/new.tsx: ${key}`);
  });

  it.each([
    ["root({ fieldSizing: 'content' })", 'css.properties.field-sizing'],
    ["root({ interpolateSize: 'allow-keywords' })", 'css.properties.interpolate-size'],
    ["root({ '@starting-style': {} })", 'css.at-rules.starting-style'],
    ["root({ color: 'light-dark(#000, #fff)' })", 'css.types.color.light-dark'],
    ["root({ selectors: { '&:user-invalid': {} } })", 'css.selectors.user-invalid'],
  ])('detects a missing row for the style %s', (text, key) => {
    const path = 'site/src/new.css.ts';
    expect(unlisted([code(text, path)])).toContain(`${path}: ${key}`);
  });

  it('has no row for a feature that all targets fully support', () => {
    const needless = PLATFORM_FEATURES.filter(
      ({ keys, pattern }) => keys.length > 0 && !pattern && isInTargets(supportOfAll(keys)),
    );
    expect(needless.map(({ name }) => name)).toEqual([]);
  });

  it('lists no shared name that the code no longer uses', () => {
    const unused = SAME_NAMES.filter(
      (key) => !detectors.some((one) => one.key === key && sources.some((file) => isIn(one, file))),
    );
    expect(unused).toEqual([]);
  });
});

describe.each(PLATFORM_FEATURES.map((feature) => [feature.name, feature] as const))(
  '%s',
  (_, feature) => {
    it('is used in the places of the table, and nowhere else', () => {
      const uses = usesOf(feature, sources);
      const elsewhere = uses.filter((use) => !feature.usedIn.some((place) => liesIn(use, place)));
      const unused = feature.usedIn.filter((place) => !uses.some((use) => liesIn(use, place)));
      expect({ elsewhere, unused }).toEqual({ elsewhere: [], unused: [] });
    });

    it('has a test for browsers without it', () => {
      const { file, title } = feature.test;
      expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
    });

    it('has keys from MDN’s data', () => {
      for (const key of feature.keys) expect(supportOf(key)).toBeDefined();
    });
  },
);
