import type { Usage } from '../src/private/usage.ts';
import type { ComponentSource } from './componentSource.ts';
import type { TypeDefinition } from './typeDefinitions.ts';
import type { ComponentStories } from './componentStories.ts';

/** One component of `components.json`. */
export interface ManifestComponent
  extends Omit<ComponentSource, 'file' | 'description'>, ComponentStories {
  /** `@brand/ui/primitives/Button`; the root exports it too. */
  import: string;
  /** Its style sheet including its parts, for applications that do not load `styles.css`. */
  styles: string;
  /** `primitives`, `cashier`, … */
  area: string;
  /** Its purpose, in one sentence. */
  summary: string;
  /** Components that are only used with it, such as its skeleton; the root exports them too. */
  companions: string[];
  usage: Usage | null;
  /** Code that uses it, from its first story. */
  example: string;
}

/** Everything that a developer or a tool needs to know about the library, without its sources. */
export interface ComponentManifest {
  name: string;
  version: string;
  components: ManifestComponent[];
  /** Every type that a prop or another type names, by name, with an example. */
  types: Record<string, TypeDefinition>;
}
