import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path/posix';
import type { Plugin } from 'vite';

import { literalsIn } from './literalsIn.ts';

const REGISTRY = fileURLToPath(new URL('knownTexts.ts', import.meta.url));
const LIBRARY = /\/packages\/ui\/src\//;
const STORIES = /\.stories\.tsx$/;
/** Files of stories: their data, and what surrounds a component in them. */
const STORY_SIDE =
  /\.(?:stories|fixtures)\.tsx?$|\/(?:story[A-Z]\w*|inStoryContent|onEachGround)\.tsx?$/;
const RELATIVE_IMPORT = /from '(\.[^']+)'/g;

/**
 * Registers, while the pseudo language is tested, the texts that each story file and each fixture passes to components: they
 * are data of an operator or of a member, and not translated. It also lets play functions end early, see `playedInPart`.
 */
export function storyTexts(): Plugin {
  return {
    name: 'story-texts',
    enforce: 'pre',
    transform(code, address) {
      const [file = ''] = address.split('?');
      if (!LIBRARY.test(file) || !STORY_SIDE.test(file)) return undefined;
      const isStories = STORIES.test(file);
      const { texts, exported } = literalsIn(file, code, isStories);
      const imports = [...code.matchAll(RELATIVE_IMPORT)].map(([, from = '']) =>
        join(dirname(file), from),
      );
      const stories = isStories ? `, { ${exported.join(', ')} }` : '';
      return {
        code: `${code}
import { registerTexts } from ${JSON.stringify(REGISTRY)};
registerTexts(${JSON.stringify({ file, texts, imports })}${stories});
`,
        map: null,
      };
    },
  };
}
