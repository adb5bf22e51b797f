import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// Half of a start is reading TypeScript: what was read once is kept for the next one.
enableCompileCache(fileURLToPath(new URL('../../../.cache/sandbox', import.meta.url)));
// Under load the space for new objects alone would grow to 128 MB; it runs beside a site, its tests and a browser.
setFlagsFromString('--optimize-for-size');
await import('./serve.ts');
flushCompileCache();
