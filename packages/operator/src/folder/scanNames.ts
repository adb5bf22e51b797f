import { globSync, readFileSync } from 'node:fs';

/** What the sources of library and site give a style sheet to hold on to. */
export interface StyleNames {
  /** Values of `data-component`. */
  components: string[];
  /** Custom properties of components, beside the tokens of the theme. */
  properties: string[];
}

/**
 * Collects the names from the sources, because a list by hand would be out of date with the first new component.
 *
 * @param root the repository
 */
export function scanNames(root: string): StyleNames {
  const components = new Set<string>();
  const properties = new Set<string>();
  for (const file of globSync(['packages/ui/src/**/*.{ts,tsx}', 'site/src/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/*.{test,stories}.*'],
  })) {
    const code = readFileSync(`${root}/${file}`, 'utf8');
    // Dialogs take the name as the property `component`.
    for (const [, name] of code.matchAll(/[ (\n](?:data-)?component="([a-z][a-z0-9-]*)"/g)) {
      components.add(name!);
    }
    for (const [, name] of code.matchAll(/'(--brand-[a-z][a-z0-9-]*[a-z])'/g))
      properties.add(name!);
    for (const [, name] of code.matchAll(/var\((--brand-[a-z][a-z0-9-]*[a-z]),/g)) {
      properties.add(name!);
    }
  }
  return { components: [...components].sort(), properties: [...properties].sort() };
}
