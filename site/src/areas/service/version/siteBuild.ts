/**
 * The build of the site that a page was made of: what stands in the name of the file that every page begins with. It names all
 * others, so that it changes with any of them. Null where the site is not built: in development there is no other build.
 */
export function siteBuild(page: ParentNode = document): string | null {
  const entry = page.querySelector(
    'script[type="module"]:is([src*="/assets/frame-"], [src*="/assets/index-"])',
  );
  return (
    /\/assets\/(?:frame|index)-([\w-]+)\.js$/.exec(entry?.getAttribute('src') ?? '')?.[1] ?? null
  );
}
