declare module 'built-site' {
  import type { Prerender } from './siteCode.ts';

  export const prerender: typeof Prerender;
  export const hidden: Readonly<Record<string, string>>;
}
