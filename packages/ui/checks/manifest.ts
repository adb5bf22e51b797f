import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ComponentManifest } from '../build/componentManifest.ts';
import { hasValues } from '../build/typeExamples.ts';
import { rootExports } from '../build/rootExports.ts';
import type { Installed } from './tarball.ts';

/** Parameters of generic components. */
const PARAMETERS = new Set(['Row', 'Value']);

/** The types that a type names. */
function namesIn(type: string): string[] {
  const code = type.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/'[^']*'/g, '');
  return (code.match(/(?<![\w.])[A-Z]\w+/g) ?? []).filter((name) => !PARAMETERS.has(name));
}

/** Every component that the root exports is documented: its purpose, each prop, its stories. */
export async function checkManifest(ui: string, { home }: Installed): Promise<string[]> {
  const { components, types } = JSON.parse(
    await readFile(join(home, 'dist/components.json'), 'utf8'),
  ) as ComponentManifest;
  const known = new Set(components.flatMap(({ name, companions }) => [name, ...companions]));
  const root = await rootExports(ui);
  const exported = [...root.matchAll(/export \{([^}]*)\} from '\.\/[^']+\.tsx'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]\w*$/.test(name));
  const short = await readFile(join(home, 'dist/llms.txt'), 'utf8');
  const untold = components.filter(({ usage }) => usage === null).map(({ name }) => name);
  if (untold.length > 0)
    console.log(`  ${untold.length} without a usage guide: ${untold.join(', ')}`);
  return [
    ...exported
      .filter((name) => !known.has(name))
      .map((name) => `${name} is not in components.json.`),
    ...components
      .filter(({ name }) => !short.includes(`- ${name} (`))
      .map(({ name }) => `${name} is not in llms.txt.`),
    ...components
      .filter(({ summary }) => summary === '')
      .map(({ name }) => `${name} has no summary.`),
    ...components
      .filter(({ stories }) => stories.length === 0)
      .map(({ name }) => `${name} has no story.`),
    ...components.flatMap(({ name, props }) =>
      props
        .filter(({ description }) => description === '')
        .map((prop) => `${name}: the prop ${prop.name} has no comment.`),
    ),
    ...components
      .filter(({ example }) => !example.includes('<'))
      .map(({ name }) => `${name} has no example.`),
    ...components.flatMap(({ name, props }) =>
      props.flatMap(({ name: prop, type }) =>
        namesIn(type)
          .filter((each) => !(each in types))
          .map((each) => `${name}: the type ${each} of the prop ${prop} is not defined.`),
      ),
    ),
    ...Object.entries(types)
      .filter(
        ([name, { import: from, definition, example }]) =>
          from !== null && hasValues(name, definition) && example === undefined,
      )
      .map(([name]) => `The type ${name} has no example.`),
    ...untold.map((name) => `${name} has no usage guide.`),
  ];
}
