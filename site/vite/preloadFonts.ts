import type { Plugin } from 'vite';

/**
 * The faces that the first screen is written in, Thai and Latin. They are asked for with the page, beside the script, so
 * that they are here before there is a line to set in them.
 */
const FIRST_FACES = /anuphan-(?:thai|latin)-wght-normal|thai-looped-(?:thai|latin)-400-normal/;

/** Adds a preload for each of the first faces, under the address that the build gives it. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2') && FIRST_FACES.test(file))
          .sort()
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${file}`,
            },
            injectTo: 'head' as const,
          })),
    },
  };
}
