/** Files that a build writes for the server, next to the files of the site. Names that begin with a dot are never served. */
export const HIDDEN_FILES = {
  /** The document that every page is made from. */
  document: '.document.html',
  /** Which files a page needs. */
  manifest: '.manifest.json',
  /** Faces of the first screen, by pairing and language. */
  firstFaces: '.first-faces.json',
  /** Renders the first view of a page; the last file that a build writes. */
  serverEntry: '.server/server.js',
} as const;
