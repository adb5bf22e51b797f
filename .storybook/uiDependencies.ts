import { fileURLToPath } from 'node:url';

/** The folder in which the library's dependencies are installed; they cannot be resolved from the root of the repository. */
export const UI_MODULES = fileURLToPath(new URL('../packages/ui/node_modules', import.meta.url));

/** Runtime dependencies of the library that Vite pre-bundles for Storybook. */
const UI_DEPENDENCIES = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-tabs',
  '@radix-ui/react-tooltip',
  'dompurify',
  'embla-carousel-react',
  'embla-carousel-wheel-gestures',
  'uqr',
];

/** Runtime dependencies of the theme studio, by the package that has them. */
const STUDIO_DEPENDENCIES = {
  studio: ['fflate'],
  operator: ['@valibot/to-json-schema', 'valibot'],
} as const;

const folderOf = (name: string) =>
  fileURLToPath(new URL(`../packages/${name}/node_modules`, import.meta.url));

/** Every name that is pre-bundled. */
export const PREBUNDLED = [...UI_DEPENDENCIES, ...Object.values(STUDIO_DEPENDENCIES).flat()];

/** Maps each name to the installed package, so that it can be pre-bundled from the root. */
export const UI_ALIASES = [
  ...UI_DEPENDENCIES.map((name) => ({ find: name, replacement: `${UI_MODULES}/${name}` })),
  ...Object.entries(STUDIO_DEPENDENCIES).flatMap(([owner, names]) =>
    names.map((name) => ({ find: name, replacement: `${folderOf(owner)}/${name}` })),
  ),
];
