/**
 * The build of the site that a page comes from: the hash in the file name of its entry script. The entry refers to all
 * other files, so the hash changes with any of them. Null in development, where there is no build.
 */
export function siteBuild(page: ParentNode = document): string | null {
  const entry = page.querySelector(
    'script[type="module"]:is([src*="/assets/frame-"], [src*="/assets/index-"])',
  );
  return (
    /\/assets\/(?:frame|index)-([\w-]+)\.js$/.exec(entry?.getAttribute('src') ?? '')?.[1] ?? null
  );
}
