import type { QueryPersister } from '@tanstack/react-query';

let held: Promise<void> | undefined;
let release: (() => void) | undefined;

/**
 * Holds every reply until {@link releaseReplies}: while a document is hydrated, in pieces. The frame may request what the
 * page shows too, and so does a link that gets the focus. With such a reply, a part that is hydrated later would differ from
 * the document.
 */
export function holdReplies(): void {
  held = new Promise((resolve) => (release = resolve));
}

/** Lets the held replies arrive. */
export const releaseReplies = () => release?.();

/** Reads, and waits until replies are released. The request itself is not delayed. */
export const readHeld: QueryPersister = async (read, context) =>
  Promise.resolve(read(context)).finally(() => held);
