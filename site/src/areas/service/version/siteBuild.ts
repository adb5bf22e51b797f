/**
 * The build of the site that a page comes from: the hash in the file name of its entry script. The entry refers to all
 * other files, so the hash changes with any of them. Null in development, where there is no build.
 */
export function siteBuild(page: ParentNode = document): string | null {
  // A document with content names the entry for the script that loads it later.
  const script = page.querySelector<HTMLElement>('script[data-main], script[type=module]');
  const entry = script?.dataset['main'] ?? script?.getAttribute('src') ?? '';
  return /\/assets\/index-([\w-]+)\.js$/.exec(entry)?.[1] ?? null;
}
