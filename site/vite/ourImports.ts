import { type Metafile, type Plugin, build } from 'esbuild';

/** Where code begins. */
export interface OurCode {
  /** The folder of the repository. */
  readonly root: string;
  /** From `root`. */
  readonly entries: readonly string[];
}

/**
 * Every file of ours that these entries reach, from `root`, and what it imports. Unlike the modules of a build, it has what
 * a style module uses while it is compiled.
 */
export async function ourImports({ root, entries }: OurCode): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    entryPoints: [...entries],
    absWorkingDir: root,
    outdir: '.cache/scan',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['source'],
    loader: { '.json': 'empty', '.css': 'empty' },
    plugins: [oursAlone],
    logLevel: 'silent',
  });
  return metafile.inputs;
}

/** Leaves out packages of others and imports with a query (`?url`): they hold no code of ours. */
const oursAlone: Plugin = {
  name: 'ours-alone',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]|\?/ }, ({ path, kind }) => {
      const ours = kind === 'entry-point' || /^@brand\/[^?]+$/.test(path);
      return ours ? null : { path, external: true };
    });
  },
};
