import { type Brand, type OperatorJsonCheck, readBrand } from './brand.ts';
import { type Brands, hostName, hostTable } from './brands.ts';
import { filesBelow } from '../files/assetFiles.ts';
import type { FileStore } from '../files/fileStore.ts';

/** Names of the folders below `operators/`; without it, the one operator is in `operator/`. */
const LIST = 'operators.json';

/** Brands that were uploaded with the site. They change with the next upload, which starts new processes. */
export function assetBrands(files: FileStore, check: OperatorJsonCheck): Brands {
  let loading: ReturnType<typeof load> | undefined;

  async function load() {
    const list = await files.read(LIST);
    if (!list) {
      const brand = await readBrand(filesBelow(files, 'operator'), check);
      return { all: [brand], hosts: new Map<string, Brand>(), only: brand };
    }
    const names = JSON.parse(new TextDecoder().decode(list)) as string[];
    const brands = new Map<string, Brand>();
    for (const name of names) {
      brands.set(name, await readBrand(filesBelow(files, `operators/${name}`), check));
    }
    return { all: [...brands.values()], hosts: hostTable(brands).hosts, only: undefined };
  }

  const loaded = async () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    async forHost(host) {
      const { hosts, only } = await loaded();
      return only ?? hosts.get(hostName(host));
    },
    all: async () => (await loaded()).all,
  };
}
