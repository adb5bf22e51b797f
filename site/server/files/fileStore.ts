/** Files by name. A folder, the memory of a process or the assets of a platform hold them. */
export interface FileStore {
  /**
   * @param name relative, without a leading slash: `assets/main-abc.js`
   * @returns undefined when there is no such file, or it is hidden
   */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Names that begin with a dot belong to the server, and compressed copies are no files of their own. */
export function isServable(name: string): boolean {
  return (
    name !== '' &&
    !name.split('/').some((part) => part === '' || part.startsWith('.')) &&
    !/[\\\0]|\.(?:br|gz)$/.test(name)
  );
}
