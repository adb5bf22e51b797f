import { DOCUMENT_FEATURES } from './features/document.ts';
import { SCRIPT_FEATURES } from './features/script.ts';
import { SETTING_FEATURES } from './features/settings.ts';
import { STYLE_FEATURES } from './features/style.ts';
import type { PlatformFeature } from './platformFeature.ts';

/** A part of the table. */
export interface FeatureGroup {
  readonly title: string;
  readonly features: readonly PlatformFeature[];
}

/** Every feature that some supported browsers lack or implement differently. */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  { title: 'Scripts', features: SCRIPT_FEATURES },
  { title: 'Styles', features: STYLE_FEATURES },
  { title: 'Documents and headers', features: DOCUMENT_FEATURES },
  { title: 'Settings and differences between engines', features: SETTING_FEATURES },
];

export const PLATFORM_FEATURES = FEATURE_GROUPS.flatMap(({ features }) => features);
