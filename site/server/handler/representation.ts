import { type FileStore, isServable } from '../files/fileStore.ts';
import type { Encoding } from './acceptedEncoding.ts';
import { contentType } from './contentType.ts';

/** Bytes of a file or document. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** One file or document, ready to be sent. */
export interface Representation {
  readonly body: Bytes;
  readonly encoding: Encoding;
  readonly type: string;
  /** Strong validator of exactly these bytes. */
  readonly etag: string;
}

/**
 * Compresses a whole body; returns `identity` where compression is not worth it or left to the platform.
 *
 * @param once whether the result is stored, so that more work pays
 */
export type Encode = (
  body: Bytes,
  encoding: Encoding,
  once: boolean,
) => Promise<{ body: Bytes; encoding: Encoding }>;

/** Makes a reply of bytes that are in memory, such as a document with a brand in it. */
export async function represent(
  name: string,
  bytes: Bytes,
  wanted: Encoding,
  encode: Encode | null,
  once = true,
): Promise<Representation> {
  const { type, text } = contentType(name);
  const { body, encoding } =
    text && encode
      ? await encode(bytes, wanted, once)
      : { body: bytes, encoding: 'identity' as const };
  return { body, encoding, type, etag: await etagOf(body) };
}

/** Files of a store, each compressed once and then stored in memory: a built site is a few megabytes. */
export function representations(files: FileStore, encode: Encode | null) {
  const stored = new Map<string, Promise<Representation | undefined>>();

  async function make(name: string, wanted: Encoding): Promise<Representation | undefined> {
    if (wanted !== 'identity' && contentType(name).text) {
      const ahead = await files.read(`${name}.${wanted === 'br' ? 'br' : 'gz'}`);
      if (ahead) {
        const { type } = contentType(name);
        return { body: ahead, encoding: wanted, type, etag: await etagOf(ahead) };
      }
    }
    const bytes = await files.read(name);
    return bytes && represent(name, bytes, wanted, encode);
  }

  return async (name: string, wanted: Encoding): Promise<Representation | undefined> => {
    if (!isServable(name)) return undefined;
    const key = `${wanted} ${name}`;
    const known = stored.get(key);
    if (known) return known;
    const made = make(name, wanted);
    stored.set(key, made);
    // Names are endless and files are few; what failed may work the next time.
    const forget = () => stored.delete(key);
    made.then((file) => file ?? forget(), forget);
    return made;
  };
}

async function etagOf(body: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const text = btoa(String.fromCharCode(...digest.subarray(0, 16)));
  return `"${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}"`;
}
