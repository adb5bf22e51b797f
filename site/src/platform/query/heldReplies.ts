import type { QueryPersister } from '@tanstack/react-query';
import { nextTask } from '../clock/nextTask.ts';

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
export function releaseReplies(): void {
  release?.();
  held = undefined;
}

/**
 * Reads, and waits until replies are released. The request is only delayed to the next task: starting it takes a slow phone 10 ms,
 * and effects of a hydrated page start several.
 */
export const readHeld: QueryPersister = async (read, context) => {
  if (held) await new Promise<void>(nextTask);
  return Promise.resolve(read(context)).finally(() => held);
};
