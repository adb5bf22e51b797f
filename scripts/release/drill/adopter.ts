// What someone does with the published packages: install them in an empty folder, and use them there.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../runCommand.mjs';

const ON_NODE = `
import { Button } from '@brand/ui/primitives/Button';
import { defineTheme, themeCss } from '@brand/ui/theme';
import { hostProblem } from '@brand/operator/publicHost';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

console.log(renderToString(createElement(Button, null, 'ฝากเงิน')));
console.log(typeof defineTheme, typeof themeCss, typeof hostProblem);
`;

const PAGE =
  '<!doctype html><html lang="th"><meta charset="utf-8"><title>shop</title><div id="root"></div><script type="module" src="/main.js"></script>';

const APP = `
import '@brand/ui/styles.css';
import '@brand/ui/themes/jade.css';
import { Button } from '@brand/ui';
import th from '@brand/ui/messages/th';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';

createRoot(document.getElementById('root')).render(
  createElement(IntlProvider, { locale: 'th', messages: th }, createElement(Button, null, 'ฝากเงิน')),
);
`;

/** Everything else comes from the registry that npm is configured with. */
export class Adopter {
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(folder: string, registry: string): Promise<Adopter> {
    await mkdir(folder);
    await writeFile(join(folder, '.npmrc'), `@brand:registry=${registry}\n`);
    return new Adopter(folder);
  }

  install(packages: readonly string[]): Promise<string> {
    return this.run('npm', 'install', '--no-audit', '--no-fund', ...packages);
  }

  /** The manifest of an installed package. */
  async manifest(name: string): Promise<Readonly<Record<string, unknown>>> {
    const file = join(this.folder, 'node_modules', name, 'package.json');
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  }

  /** Files that an installed package should have and does not have. */
  missingFiles(name: string, files: readonly string[]): readonly string[] {
    const home = join(this.folder, 'node_modules', name);
    return files.filter((file) => !existsSync(join(home, file))).map((file) => `${name}/${file}`);
  }

  /** What a component renders on Node. */
  async renderOnNode(): Promise<string> {
    await writeFile(join(this.folder, 'render.mjs'), ON_NODE);
    return this.run('node', 'render.mjs');
  }

  /** Names and sizes of the files of a built application. */
  async buildApplication(): Promise<string> {
    await writeFile(join(this.folder, 'index.html'), PAGE);
    await writeFile(join(this.folder, 'main.js'), APP);
    return this.run('npx', '--no-install', 'vite', 'build');
  }

  /** Makes, checks and builds a brand. Returns the files that are missing. */
  async buildBrand(): Promise<readonly string[]> {
    const brandTheme = (...args: readonly string[]) =>
      this.run('npx', '--no-install', 'brand-theme', ...args);
    await brandTheme('init', 'my-brand');
    await brandTheme('check', 'my-brand');
    await brandTheme('build', 'my-brand', '--out', 'built');
    return ['operator.json', 'theme.css', 'manifest.webmanifest'].filter(
      (file) => !existsSync(join(this.folder, 'built', file)),
    );
  }

  private async run(command: string, ...args: readonly string[]): Promise<string> {
    const { code, output } = await runCommand(command, [...args], { cwd: this.folder });
    if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output.trim()}`);
    return output;
  }
}
