import type { FileStore } from './fileStore.ts';

/** A binding to the assets of an edge platform. */
export interface AssetBinding {
  fetch(request: Request): Promise<Response>;
}

/** The assets of an edge platform. Their host name counts for nothing. */
export function assetFiles(assets: AssetBinding): FileStore {
  return {
    async read(name) {
      const address = `https://assets.invalid/${name.split('/').map(encodeURIComponent).join('/')}`;
      const reply = await assets.fetch(new Request(address));
      if (reply.status !== 200) {
        await reply.body?.cancel();
        return undefined;
      }
      return new Uint8Array(await reply.arrayBuffer());
    },
  };
}

/** The files below a folder of a store. */
export function filesBelow(files: FileStore, folder: string): FileStore {
  return { read: async (name) => files.read(`${folder}/${name}`) };
}
