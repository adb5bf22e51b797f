// Writes openapi/COVERAGE.md: implementation and tests of each call.
import { writeFileSync } from 'node:fs';
import { readEvidence } from './evidence.ts';
import { readSdl, rootFields } from './sdl.ts';
import { coveragePage } from './table.ts';

const FILE = new URL('../../../../openapi/COVERAGE.md', import.meta.url);

writeFileSync(FILE, coveragePage(readEvidence(), rootFields(readSdl())));
