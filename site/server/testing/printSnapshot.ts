// Prints the documents of a snapshot as JSON: node --conditions=source site/server/testing/printSnapshot.ts <site> <operator>
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operator } from '@brand/operator';
import { siteFolder } from '../adapters/siteFolder.ts';
import { readSnapshot } from '../build/readSnapshot.ts';
import { staticPages } from '../documents/staticPages.ts';

const [folder = '', operatorFolder = ''] = process.argv.slice(2);
const operatorFile = async (name: string) => readFile(join(operatorFolder, name), 'utf8');
const operator = JSON.parse(await operatorFile('operator.json')) as Operator;
const site = await siteFolder(folder)();
const snapshot = await readSnapshot(site, { operator, operatorFile });
process.stdout.write(JSON.stringify(staticPages(site, operator, snapshot)));
