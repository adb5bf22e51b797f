import { readBrand } from '../brands/brand.ts';
import { readBuiltSite } from '../build/builtSite.ts';
import { memoryFiles } from '../files/memoryFiles.ts';
import type { Encode } from '../handler/representation.ts';
import { createSiteHandler } from '../handler/siteHandler.ts';
import type { ServerEntry } from '../siteCode.ts';
import { testOperator } from '../testOperator.ts';
import { TEST_BUILD, TEST_OPERATOR_FILES } from './testBuild.ts';
import * as serverEntry from './testServerEntry.ts';

/** A handler over files in memory, with pages that say for whom they were rendered. */
export async function testHandler(encode: Encode, reuseMs = 0) {
  const site = await readBuiltSite(
    memoryFiles(new Map(Object.entries(TEST_BUILD))),
    serverEntry as unknown as typeof ServerEntry,
  );
  const operator = testOperator();
  const brand = await readBrand(
    memoryFiles(new Map(Object.entries(TEST_OPERATOR_FILES))),
    () => operator,
  );
  return createSiteHandler({
    site: async () => site,
    brands: { forHost: async () => brand, all: async () => [brand] },
    encode,
    onError: console.error,
    reuseMs,
  });
}
