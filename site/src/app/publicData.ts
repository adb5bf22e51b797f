import { ownKey } from '../member/publicQueries.ts';
import type { Services } from '../member/services.ts';
import type { EmbeddedData } from './embeddedData.ts';
import { putDocumentData } from '../platform/query/documentData.ts';
import { whenIdle } from '../platform/clock/whenIdle.ts';

/** Data older than this is read again once the page is idle. */
const FRESH_MS = 30_000;
/** A device whose clock differs by more than this uses the time of the document until the first API reply. */
const WRONG_CLOCK_MS = 10 * 60_000;

/** Props of the site that hydrates a document. None without data. */
interface AdoptedData {
  /** When the server rendered it, in ms since 1970. */
  readonly renderedAt?: number;
  /** Reads stale data again when idle. Call it after hydration, which must render the data of the document. */
  readonly onReady?: () => void;
}

/**
 * Puts the embedded data of the document into the query cache, so that hydration renders it and nothing is requested
 * twice.
 *
 * @param text content of the element; null for a document without data
 */
export function adoptPublicData(services: Services, text: string | null): AdoptedData {
  const embedded = text === null ? null : parse(text);
  if (!embedded) return {};
  const { queries, clock, session } = services;
  const { renderedAt, isSnapshot } = embedded;
  if (!isSnapshot && Math.abs(clock.now() - renderedAt) > WRONG_CLOCK_MS) clock.suppose(renderedAt);
  const userId = session.read()?.userId ?? null;
  const adopted = embedded.queries.map(({ key, data, at }) => {
    const queryKey = ownKey(key, userId);
    putDocumentData(queries, queryKey, data);
    return { queryKey, at };
  });
  const refresh = () => {
    const old = adopted.filter(({ at }) => {
      const age = clock.now() - at;
      // A member's lists contain more than those of a visitor.
      return userId !== null || age < 0 || age > FRESH_MS;
    });
    for (const { queryKey } of old)
      void queries.refetchQueries({ queryKey, exact: true, type: 'active' });
  };
  return { renderedAt, onReady: () => void whenIdle(refresh) };
}

function parse(text: string): EmbeddedData | null {
  try {
    const { renderedAt, queries, isSnapshot = false } = JSON.parse(text) as Partial<EmbeddedData>;
    return typeof renderedAt === 'number' && Array.isArray(queries)
      ? { renderedAt, queries, isSnapshot }
      : null;
  } catch {
    return null;
  }
}
