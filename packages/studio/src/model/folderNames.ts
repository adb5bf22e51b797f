const NAME = /^(?:pages\/)?[a-z0-9][a-z0-9._-]{0,79}$/i;
const KINDS = /\.(?:json|css|md|html|svg|png|webp)$/i;

/** Whether a file may be part of an operator folder. Nothing else is read, written or taken from an archive. */
export const isFolderFile = (name: string): boolean =>
  NAME.test(name) && KINDS.test(name) && !name.includes('..');

/** Largest operator folder, in bytes. */
export const LARGEST_FOLDER = 8 * 1024 * 1024;
