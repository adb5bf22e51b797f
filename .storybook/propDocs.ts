import type { ArgTypesEnhancer } from 'storybook/internal/types';

const TAG = /\s*@default\s+(.+?)\s*$/s;

/**
 * Completes the table of props. `@default` moves from the text into the column for defaults: the documentation of the props
 * is the only place with the default of a prop that a component passes on. A union shows its members, not the word "union".
 */
export const propDocs: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, prop]) => {
      const { description = '', table, type } = prop;
      const stated = TAG.exec(description)?.[1];
      const members =
        table?.type?.summary === 'union' && typeof type === 'object' ? type.raw : undefined;
      return [
        name,
        {
          ...prop,
          ...(stated && { description: description.replace(TAG, '') }),
          table: {
            ...table,
            ...(stated && { defaultValue: { summary: stated } }),
            ...(members && { type: { summary: members } }),
          },
        },
      ];
    }),
  );
