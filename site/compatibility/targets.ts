/**
 * The oldest browsers that the site is built for. Chrome 109 is the base of Samsung Internet 21 and of the last WebViews
 * of old Android versions.
 */
export const TARGETS = { chrome: 109, safari: 16.4, firefox: 115 } as const;

export type TargetName = keyof typeof TARGETS;

export const TARGET_NAMES = Object.keys(TARGETS) as TargetName[];

/** The targets in the format of a bundler, such as `chrome109`. */
export const BUILD_TARGETS = TARGET_NAMES.map((name) => `${name}${TARGETS[name]}`);

/** For styles: Safari on iPhones needs a prefix for `text-size-adjust`, which Safari on Macs does not support. */
export const STYLE_TARGETS = [...BUILD_TARGETS, `ios${TARGETS.safari}`];
