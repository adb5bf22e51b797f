import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import ts from 'typescript';

import type { Usage } from '../src/private/usage.ts';

/** Information from the stories of a component. */
export interface ComponentStories {
  /** Path in Storybook: `Primitives/Button`. */
  title: string | null;
  /** Its status; null without a status tag. */
  status: 'stable' | 'beta' | null;
  /** Story ids of Storybook with their display names. */
  stories: { id: string; name: string }[];
}

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Converts `WithBonus` to Storybook's form `With Bonus`. */
const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Za-z])(\d)/g, '$1 $2')
    .trim();

/** The stories of a component. */
export function storyFile(folder: string): string {
  const [file] = globSync(`${folder}/*.stories.tsx`).sort();
  if (!file) throw new Error(`${folder} has no stories.`);
  return file;
}

/** Reads a story file without running it. */
export function readStories(folder: string): ComponentStories {
  const found: ComponentStories = { title: null, status: null, stories: [] };
  for (const file of globSync(`${folder}/*.stories.tsx`)) {
    const source = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const names: string[] = [];
    const visit = (node: ts.Node): void => {
      if (
        ts.isPropertyAssignment(node) &&
        node.name.getText() === 'title' &&
        found.title === null
      ) {
        // Behind the name are other words for it, for the search of Storybook.
        if (ts.isStringLiteralLike(node.initializer))
          found.title = node.initializer.text.split(' · ')[0] ?? null;
      }
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'tags') {
        const tag = /'(stable|beta)'/.exec(node.initializer.getText())?.[1];
        if (tag === 'stable' || tag === 'beta') found.status ??= tag;
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const statement of source.statements) {
      const exported =
        ts.isVariableStatement(statement) &&
        statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      if (!exported) continue;
      for (const { name } of statement.declarationList.declarations) names.push(name.getText());
    }
    const title = found.title ?? '';
    found.stories.push(
      ...names.map((name) => ({ id: `${slug(title)}--${slug(spaced(name))}`, name: spaced(name) })),
    );
  }
  return found;
}

/** The usage guide of a component, or null if there is none. */
export async function readUsage(folder: string): Promise<Usage | null> {
  const [file] = globSync(`${folder}/*.usage.ts`);
  if (!file || !existsSync(file)) return null;
  const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, Usage>;
  return Object.values(module).find((value) => typeof value.summary === 'string') ?? null;
}
