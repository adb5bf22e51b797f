import type { FileStore } from './fileStore.ts';

/** Files that are in memory, by name. */
export function memoryFiles(
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer> | string>,
): FileStore {
  const encoder = new TextEncoder();
  return {
    async read(name) {
      const file = files.get(name);
      return typeof file === 'string' ? encoder.encode(file) : file;
    },
  };
}
