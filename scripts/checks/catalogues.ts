// Catalogues: English and Thai have the same messages with the same values.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { runCommand } from '../runCommand.mjs';

const LOCALES = ['th', 'en'];
const FOLDERS = ['packages/ui/src/messages', 'site/src/messages'];
const CHECKS = ['--missing-keys', '--extra-keys', '--structural-equality'];

function complain(text: string) {
  console.log(text);
  process.exitCode = 1;
}

for (const folder of FOLDERS) {
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.json'));
  // `cashier.th.json` and `cashier.en.json` are one area; `th.json` and `en.json` are one too.
  const areas = new Set(names.map((name) => name.replace(/[a-z]{2}\.json$/, '')));
  if (areas.size === 0) complain(`${folder} has no catalogue`);
  for (const area of areas) {
    const files = LOCALES.map((locale) => `${area}${locale}.json`);
    const missing = files.filter((file) => !names.includes(file));
    if (missing.length > 0) {
      complain(`${folder} lacks ${missing.join(', ')}`);
      continue;
    }
    const paths = files.map((file) => `${folder}/${file}`);
    const args = ['verify', '--source-locale', `${area}${LOCALES[0]}`, ...CHECKS, ...paths];
    const { code, output } = await runCommand('formatjs', args, { cwd: ROOT });
    if (code !== 0) complain(`${paths.join(', ')}\n${output.trim()}`);
  }
}
