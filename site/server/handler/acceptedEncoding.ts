import { DocumentCache } from '../documents/documentCache.ts';

/** Encodings of a reply, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of values. */
const chosen = new DocumentCache<Encoding>(100);

/**
 * Chooses the best encoding that a client accepts. `q=0` is a refusal.
 *
 * @param accepted value of `Accept-Encoding`
 */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  if (!accepted) return 'identity';
  return chosen.getOrMake(accepted, () => readOffers(accepted));
}

function readOffers(accepted: string): Encoding {
  const offers = new Map(
    accepted
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
