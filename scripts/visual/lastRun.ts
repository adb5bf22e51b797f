import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment } from './environment.ts';
import type { Outcome } from './outcome.ts';

/** The result of a run, stored until the next one, so that exactly the reviewed pictures are accepted. */
export interface RunRecord {
  sources: string;
  environment: Environment;
  /** Fingerprint of the accepted list of the comparison. */
  acceptedHash: string;
  /** Its scope: patterns and modes; both empty for all. */
  only: readonly string[];
  modes: readonly string[];
  outcomes: readonly Outcome[];
}

/** The folder of the last run: `run.json`, the pictures and their differences. */
export class LastRun {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Clears it for the next run. */
  begin(): void {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
  }

  keep(kind: 'taken' | 'mask', key: string, file: Buffer): void {
    const path = join(this.folder, kind, `${key}.png`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
  }

  file(kind: 'taken' | 'mask', key: string): Buffer | undefined {
    const path = join(this.folder, kind, `${key}.png`);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  write(record: RunRecord): void {
    writeFileSync(join(this.folder, 'run.json'), JSON.stringify(record));
  }

  /** The last run, if it is still valid: same sources, same machine, same accepted pictures. */
  read(now: Pick<RunRecord, 'sources' | 'environment' | 'acceptedHash'>): RunRecord | undefined {
    const path = join(this.folder, 'run.json');
    if (!existsSync(path)) return undefined;
    const record = JSON.parse(readFileSync(path, 'utf8')) as RunRecord;
    const current =
      record.sources === now.sources &&
      record.acceptedHash === now.acceptedHash &&
      JSON.stringify(record.environment) === JSON.stringify(now.environment);
    return current ? record : undefined;
  }
}
