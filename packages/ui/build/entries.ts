import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const AREAS = 'primitives,shell,games,cashier,account';

/**
 * What the package offers: every component by its folder's name, every hook, the root. A component is
 * a file that carries the name of its folder; its parts come with it.
 */
export function entries(): Record<string, string> {
  const components = globSync(`src/{${AREAS}}/*/*.tsx`)
    .filter((file) => basename(file, '.tsx') === basename(dirname(file)))
    .map((file) => [dirname(file).slice('src/'.length), file]);
  const hooks = globSync('src/hooks/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file.slice('src/'.length, -'.ts'.length), file]);
  const themes = globSync('src/themes/*/*.css.ts').map((file) => [
    `themes/${basename(file, '.css.ts')}`,
    file,
  ]);
  return {
    index: 'src/index.ts',
    styles: 'src/styles.ts',
    base: 'src/theme/base.ts',
    // Money and the other rules, for those who take the library without the repository.
    domain: '../domain/src/index.ts',
    'theme/theme': 'src/theme/theme.ts',
    'theme/contract': 'src/theme/contract.css.ts',
    'primitives/Toast': 'src/primitives/Toast/ToastRegion.tsx',
    ...Object.fromEntries([...components, ...hooks, ...themes]),
  };
}
