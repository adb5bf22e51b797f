import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps it where only root looks. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

/** Path of this machine's nginx (Debian: `nginx-light`); undefined if there is none. */
export const nginxPath = FOLDERS.map((folder) => join(folder, 'nginx')).find((path) =>
  existsSync(path),
);
