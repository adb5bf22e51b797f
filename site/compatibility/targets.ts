/**
 * The oldest browsers that the site is built for. Chrome 109 is what Samsung Internet 21 and the last WebViews of old Android
 * versions are made of.
 */
export const TARGETS = { chrome: 109, safari: 16.4, firefox: 115 } as const;

export type TargetName = keyof typeof TARGETS;

export const TARGET_NAMES = Object.keys(TARGETS) as TargetName[];

/** The targets as a bundler takes them, such as `chrome109`. */
export const BUILD_TARGETS = TARGET_NAMES.map((name) => `${name}${TARGETS[name]}`);

/** For styles: Safari on iPhones needs a prefix for `text-size-adjust`, which Safari on Macs does not have at all. */
export const STYLE_TARGETS = [...BUILD_TARGETS, `ios${TARGETS.safari}`];
