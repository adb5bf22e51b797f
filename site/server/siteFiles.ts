import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Encoding, encode } from './compression.ts';
import { contentType } from './contentType.ts';

/** One file, ready to be sent. */
export interface Representation {
  body: Buffer;
  encoding: Encoding;
  type: string;
  /** Strong validator of exactly these bytes. */
  etag: string;
}

/**
 * Files below one folder, compressed once per version and kept in memory: a built site is about a
 * megabyte.
 */
export interface SiteFiles {
  /** @returns undefined when there is no such file, or it lies outside or is hidden */
  get(pathname: string, encoding: Encoding): Promise<Representation | undefined>;
}

/** @param folder absolute path of the folder to serve */
export function siteFiles(folder: string): SiteFiles {
  const kept = new Map<string, { version: string; representation: Representation }>();
  return {
    async get(pathname, encoding) {
      const file = await fileBelow(folder, pathname);
      if (!file) return undefined;
      const { mtimeMs, size } = await stat(file);
      const key = `${encoding} ${file}`;
      const version = `${mtimeMs} ${size}`;
      const before = kept.get(key);
      if (before?.version === version) return before.representation;
      const representation = await represent(file, await readFile(file), encoding);
      kept.set(key, { version, representation });
      return representation;
    },
  };
}

/** Makes a reply of bytes that are in memory, such as a document with a brand in it. */
export async function represent(
  name: string,
  bytes: Buffer,
  wanted: Encoding,
): Promise<Representation> {
  const { type, text } = contentType(name);
  const { body, encoding } = await encode(bytes, text ? wanted : 'identity');
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, encoding, type, etag };
}

async function fileBelow(folder: string, pathname: string): Promise<string | undefined> {
  const segments = pathname.split('/').filter(Boolean);
  if (segments.some((segment) => segment.startsWith('.') || /[\\\0]/.test(segment))) {
    return undefined;
  }
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, ...segments));
    // A link may lead out of the folder although its address does not.
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}
