declare module 'built-site' {
  export const prerender: typeof import('../src/prerender.tsx');
  export const hidden: Readonly<Record<string, string>>;
}
