import type { Operator } from '@brand/operator';
import { localStore, onLocalChange } from '../storage/localStore.ts';

/** What a visitor has decided; null while they have not. */
export type Consent = 'given' | 'refused' | null;

const listeners = new Set<() => void>();
let isNew = false;

/** The visitor's decision about reports, for every tab. */
export const telemetryConsent = {
  read: (): Consent => localStore.read('telemetryConsent') as Consent,
  /** Null asks again. */
  choose(consent: Consent): void {
    isNew = true;
    if (consent === null) localStore.clear('telemetryConsent');
    else localStore.write('telemetryConsent', consent);
    for (const listener of listeners) listener();
  },
  /** Whether the decision was made on this page. */
  isNew: (): boolean => isNew,
  subscribe(listener: () => void): () => void {
    const stop = onLocalChange(['telemetryConsent'], listener);
    listeners.add(listener);
    return () => {
      stop();
      listeners.delete(listener);
    };
  },
};

/** Whether visitors decide about reports: the operator has an endpoint and requires consent. */
export function asksForConsent({ telemetry }: Operator): boolean {
  return telemetry.endpoint !== null && telemetry.consent === 'required';
}
