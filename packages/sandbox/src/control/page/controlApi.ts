import type { Fault, FaultKind } from '../../faults/fault.ts';
import type { LogDetail, LogLine } from '../log/logView.ts';
import type { LedgerPage } from '../memberLedger.ts';
import type { KnownPath } from '../paths.ts';
import type { ShownReport as Report } from '../../telemetry/reportLog.ts';
import type { Offer, State } from '../state.ts';

export type { Fault, FaultKind, KnownPath, LedgerPage, LogDetail, LogLine, Offer, Report, State };

/** A message that a phone of the sandbox received. */
export interface Sms {
  phone: string;
  text: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** The log reply. A different `epoch` means that all entries read before are invalid. */
export interface LogNews {
  epoch: number;
  version: number;
  list: LogLine[];
}

/** The request to add a fault. */
export interface FaultRequest {
  path: string;
  kind: FaultKind;
  method?: 'GET' | 'POST';
  chance?: number;
  times?: number | null;
  seed?: number;
}

/** A failed call; the message is shown to the user. */
export class Trouble extends Error {}

const PATIENCE_MS = 10_000;

async function ask<Result>(method: string, path: string, body?: object): Promise<Result> {
  const reply = await fetch(`/__sandbox/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new Trouble('The sandbox does not answer. Is it still running?');
  });
  const said = (await reply.json().catch(() => ({}))) as {
    result: Result;
    messages?: string;
    field?: string;
  };
  if (reply.ok) return said.result;
  throw new Trouble(sentenceOf(reply.status, said));
}

function sentenceOf(status: number, { field, messages }: { field?: string; messages?: string }) {
  if (field) return `“${field}” is invalid. Change it and try again.`;
  if (status === 404) return 'It no longer exists.';
  return `The sandbox refused (${status}${messages ? `: ${messages}` : ''}).`;
}

/** The calls of the control side. Each rejects with `Trouble`. */
export const controlApi = {
  state: () => ask<State>('GET', 'state'),
  offer: () => ask<Offer>('GET', 'offer'),
  paths: () => ask<{ list: KnownPath[] }>('GET', 'paths'),
  sms: () => ask<{ list: Sms[] }>('GET', 'sms'),
  reports: () => ask<{ list: Report[] }>('GET', 'reports'),
  ledger: (query: Record<string, string>) =>
    ask<LedgerPage>('GET', `ledger?${new URLSearchParams(query)}`),
  log: (after: number) => ask<LogNews>('GET', `log?after=${after}`),
  logDetail: (id: number) => ask<LogDetail>('GET', `log/${id}`),
  clearLog: () => ask<void>('DELETE', 'log'),
  moveClock: (move: { advanceMs: number } | { now: number } | { real: true }) =>
    ask<{ now: number }>('POST', 'clock', move),
  reset: () => ask<void>('POST', 'reset', {}),
  pull: (id: string, fields: Record<string, string>) =>
    ask<{ answer: string }>('POST', `triggers/${id}`, fields),
  addFault: (request: FaultRequest) => ask<Fault>('POST', 'faults', request),
  clearFaults: () => ask<void>('DELETE', 'faults'),
  clearFault: (id: number) => ask<void>('DELETE', `faults/${id}`),
};
