import type { FaultKind } from '../../faults/fault.ts';
import type { Context } from '../../context.ts';
import { type EntryDeviations, deviationsOf, jsonOf, textOf } from './entryDeviations.ts';
import { memberOfEntry } from './logMember.ts';
import { redactJson, redactQuery, redactText } from './redact.ts';
import type { LogEntry, RequestLog } from './requestLog.ts';

/** A log entry as the control page shows it. */
export interface LogLine {
  id: number;
  /** Milliseconds since 1970, by the sandbox's clock. */
  time: number;
  origin: LogEntry['origin'];
  method: string;
  path: string;
  query: string;
  /** Username, null for a visitor. */
  member: string | null;
  state: LogEntry['state'];
  status: number | null;
  /** Code in the envelope of the reply; null if it has none. */
  code: number | null;
  duration: number | null;
  faults: readonly FaultKind[];
  isBackground: boolean;
  /** Number of deviations from the contract; null if the contract does not describe the call. */
  deviations: number | null;
}

/** A log entry with all details. Passwords and tokens are redacted in bodies. */
export interface LogDetail extends LogLine {
  requestHeaders: Readonly<Record<string, string>>;
  requestBody: string;
  /** Null if it was not stored. */
  replyBody: string | null;
  found: EntryDeviations | null;
}

/** Read access to the log. Each entry is computed once and cached until it changes. */
export interface LogView {
  lines(after: number): Promise<LogLine[]>;
  detail(id: number): Promise<LogDetail | undefined>;
  /** Resolves the callers of all requests so far, before a reset empties the tables. */
  settleMembers(): void;
}

interface Worked {
  version: number;
  line: LogLine;
  found: EntryDeviations | null;
}

const SHOWN_HEADERS = ['content-type', 'idempotency-key', 'accept-language', 'origin'];
const LONGEST_TEXT = 100_000;

/** Creates a view of a log. */
export function createLogView(context: Context, log: RequestLog): LogView {
  const worked = new WeakMap<LogEntry, Worked>();
  const members = new WeakMap<LogEntry, string | null>();

  function memberOf(entry: LogEntry): string | null {
    const known = members.get(entry);
    if (known !== undefined) return known;
    const member = memberOfEntry(context, entry);
    members.set(entry, member);
    return member;
  }

  async function workOut(entry: LogEntry): Promise<Worked> {
    const known = worked.get(entry);
    if (known?.version === entry.version) return known;
    const { version } = entry;
    const found = await deviationsOf(entry);
    const line = lineOf(entry, memberOf(entry), found);
    const made = { version, line, found };
    worked.set(entry, made);
    return made;
  }

  return {
    async lines(after) {
      const lines: LogLine[] = [];
      for (const entry of log.since(after)) {
        lines.push((await workOut(entry)).line);
        // Yields to other requests between two entries.
        await new Promise((resolve) => setImmediate(resolve));
      }
      return lines;
    },
    async detail(id) {
      const entry = log.find(id);
      if (!entry) return undefined;
      const { line, found } = await workOut(entry);
      return {
        ...line,
        requestHeaders: shownHeaders(entry),
        requestBody: shownBody(entry.requestBody),
        replyBody: entry.replyBody && shownBody(textOf(entry.replyBody)),
        found,
      };
    },
    settleMembers() {
      for (const entry of log.since(0)) memberOf(entry);
    },
  };
}

function lineOf(entry: LogEntry, member: string | null, found: EntryDeviations | null): LogLine {
  const { id, time, origin, method, path, state, status, duration, faults, isBackground } = entry;
  return {
    id,
    time,
    origin,
    method,
    path,
    query: redactQuery(entry.query),
    member,
    state,
    status,
    code: entry.replyBody && codeOf(textOf(entry.replyBody)),
    duration,
    faults: [...faults],
    isBackground,
    deviations: found && found.request.length + found.reply.length,
  };
}

function codeOf(text: string): number | null {
  const { value } = jsonOf(text);
  const { code } = (value ?? {}) as { code?: unknown };
  return typeof code === 'number' ? code : null;
}

function shownHeaders({ headers }: LogEntry): Record<string, string> {
  const shown = SHOWN_HEADERS.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  if (headers.authorization !== undefined) shown.push(['authorization', '[hidden]']);
  return Object.fromEntries(shown) as Record<string, string>;
}

function shownBody(text: string): string {
  const { isJson, value } = jsonOf(text);
  const shown = isJson ? JSON.stringify(redactJson(value), null, 2) : redactText(text);
  if (shown.length <= LONGEST_TEXT) return shown;
  return `${shown.slice(0, LONGEST_TEXT)}\n… ${shown.length - LONGEST_TEXT} more characters`;
}
