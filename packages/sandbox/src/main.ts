import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// Parsing TypeScript takes half of the start time, so the compiled code is cached.
enableCompileCache(fileURLToPath(new URL('../../../.cache/sandbox', import.meta.url)));
// Under load the new-object space alone would grow to 128 MB, next to a site, its tests and a browser.
setFlagsFromString('--optimize-for-size');
await import('./serve.ts');
flushCompileCache();
