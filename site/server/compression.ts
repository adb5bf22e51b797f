import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Encodings that this server speaks, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A reply that fits in one packet gains nothing from being smaller. */
const WORTHWHILE_BYTES = 1000;

/**
 * Chooses the best encoding that a browser accepts. `q=0` is a refusal.
 *
 * @param accepted value of `Accept-Encoding`
 */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const offers = new Map(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((offer) => {
        const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
        const quality = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, quality ? Number(quality.slice(2)) : 1] as const;
      }),
  );
  const takes = (name: string) => (offers.get(name) ?? offers.get('*') ?? 0) > 0;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** Compresses a whole body; returns it as it is when too small to be worth it. */
export async function encode(
  body: Buffer,
  encoding: Encoding,
): Promise<{ body: Buffer; encoding: Encoding }> {
  if (encoding === 'identity' || body.length < WORTHWHILE_BYTES) {
    return { body, encoding: 'identity' };
  }
  if (encoding === 'gzip') return { body: await gzipAsync(body, { level: 9 }), encoding };
  // 9 of 11: the last two steps cost ten times the time for two per cent.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return { body: await brotli(body, { params }), encoding };
}
