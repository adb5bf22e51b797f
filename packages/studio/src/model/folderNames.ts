const FILE = '[a-z0-9][a-z0-9._-]{0,79}';
const NAMES = [
  new RegExp(`^(?:pages/)?${FILE}\\.(?:json|css|md|html|svg|png|webp)$`, 'i'),
  // Messages and font of an added language.
  new RegExp(`^messages/[a-z]{2,3}(?:-[a-z]{2,4}){0,2}/${FILE}\\.(?:json|woff2)$`, 'i'),
];

/** Whether a file may be part of an operator folder. Nothing else is read, written or taken from an archive. */
export const isFolderFile = (name: string): boolean =>
  NAMES.some((pattern) => pattern.test(name)) && !name.includes('..');

/** Largest operator folder, in bytes. */
export const LARGEST_FOLDER = 8 * 1024 * 1024;
