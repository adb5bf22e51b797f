// Writes the licences of the packages that are bundled into the command: those that ask for a notice get it here.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const METAFILE = 'dist/metafile-esm.json';

const { inputs } = JSON.parse(readFileSync(METAFILE, 'utf8')) as {
  readonly inputs: Readonly<Record<string, unknown>>;
};
rmSync(METAFILE);

const folders = Object.keys(inputs).flatMap(
  (file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [],
);
const notices = [...new Set(folders)].toSorted().map((folder) => {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(text) as Readonly<Record<string, string>>;
  const [file] = globSync('{LICENSE,LICENCE,License,license}*', { cwd: folder });
  const licence = file ? readFileSync(join(folder, file), 'utf8') : '';
  return `${name}@${version} (${license})\n\n${licence.trim()}`;
});
if (notices.length === 0) throw new Error('No bundled package was found.');
const head = 'This package contains parts of the following packages, under their own licences.';
writeFileSync('dist/THIRD-PARTY.txt', `${[head, ...notices].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
