declare module 'built-site' {
  import type { ServerEntry } from './siteCode.ts';

  export const serverEntry: typeof ServerEntry;
  export const hidden: Readonly<Record<string, string>>;
}
