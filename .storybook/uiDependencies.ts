import { fileURLToPath } from 'node:url';

/** Where the library's own dependencies are installed; the root of the repository does not resolve them by name. */
export const UI_MODULES = fileURLToPath(new URL('../packages/ui/node_modules', import.meta.url));

/** Runtime dependencies of the library that Vite pre-bundles for Storybook. */
export const UI_DEPENDENCIES = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-tabs',
  '@radix-ui/react-tooltip',
  'dompurify',
  'embla-carousel-react',
  'embla-carousel-wheel-gestures',
  'uqr',
];

/** Each name leads to the installed package itself, so that it can be pre-bundled from the root. */
export const UI_ALIASES = UI_DEPENDENCIES.map((name) => ({
  find: name,
  replacement: `${UI_MODULES}/${name}`,
}));
