import { relative } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { inStep, orderOf, stepsOf } from '../../packages/ui/build/steps.ts';
import { type OurCode, ourImports } from './ourImports.ts';
import { strayStyles } from './strayStyles.ts';

/** Names the layers; every other style module imports it. */
const LAYERS = '/theme/layers.css.ts';

/**
 * Puts every style module into a step of its layer, as the published library has them, and the names of all steps before
 * them. So styles count by how components stand on each other, however the bundler cuts files and whichever is loaded
 * first; a build in which the names do not come first is refused.
 */
export function styleSteps(code: OurCode): Plugin {
  let scan: Promise<Map<string, number>> | undefined;
  const steps = async () =>
    (scan ??= ourImports(code).then((inputs) => stepsOf(modulesOf(inputs))));
  const stepOf = async (file: string) => {
    const step = (await steps()).get(file);
    if (step !== undefined) return step;
    // Written since the server began.
    scan = undefined;
    return (await steps()).get(file);
  };
  return {
    name: 'style-steps',
    enforce: 'pre',
    // What draws on the server has no styles.
    apply: ({ build: options }) => !options?.ssr,
    buildStart() {
      // Beside all else that begins; what is wrong is told where it is waited for.
      steps().catch(() => {});
    },
    transform: {
      filter: { id: /\.css\.ts\.vanilla\.css(?:$|\?)/ },
      async handler(css, id) {
        const path = id.replace(/\.vanilla\.css.*$/, '');
        if (path.endsWith(LAYERS)) {
          const order = orderOf((await steps()).values());
          return { code: `@layer ${order.join(',')};`, map: null };
        }
        const step = await stepOf(relative(code.root, path).replaceAll('\\', '/'));
        if (step === undefined) this.error(`${path} is not reached from ${code.entries.join()}.`);
        return { code: inStep(css, step), map: null };
      },
    },
    generateBundle: {
      // Only then does the document name its sheets.
      order: 'post',
      async handler(_options, bundle) {
        const document = bundle['index.html'];
        if (document?.type !== 'asset') return;
        const order = orderOf((await steps()).values());
        const stray = strayStyles(String(document.source), sheetsOf(bundle), order);
        if (stray.length > 0) this.error(stray.join('\n'));
      },
    },
  };
}

const sheetsOf = (bundle: Rolldown.OutputBundle) =>
  new Map(
    Object.values(bundle).flatMap((output) =>
      output.type === 'asset' && output.fileName.endsWith('.css')
        ? [[output.fileName, String(output.source)] as const]
        : [],
    ),
  );

/** Leaves out dynamic imports: pages lead to each other in circles. */
function modulesOf(inputs: Metafile['inputs']) {
  return new Map(
    Object.entries(inputs).map(([file, { imports }]) => {
      const parts = imports.filter(({ external, kind }) => !external && kind !== 'dynamic-import');
      return [file, { file, imports: parts.map(({ path }) => path) }];
    }),
  );
}
