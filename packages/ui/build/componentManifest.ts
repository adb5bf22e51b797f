import type { Usage } from '../src/private/usage.ts';
import type { ComponentSource } from './componentSource.ts';
import type { ComponentStories } from './componentStories.ts';

/** One component of `components.json`. */
export interface ManifestComponent
  extends Omit<ComponentSource, 'file' | 'description'>, ComponentStories {
  /** `@brand/ui/primitives/Button`; the root exports it too. */
  import: string;
  /** Its style sheet and what it is made of, for who does not load `styles.css`. */
  styles: string;
  /** `primitives`, `cashier`, … */
  area: string;
  /** What it is for, in one sentence. */
  summary: string;
  /** Components that only go with it, such as its shape while it waits; the root exports them too. */
  companions: string[];
  usage: Usage | null;
}

/** Everything that a person or a machine needs to know of the library, without its sources. */
export interface ComponentManifest {
  name: string;
  version: string;
  components: ManifestComponent[];
}
