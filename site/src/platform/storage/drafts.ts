import { record } from './storageTable.ts';
import { clearTab, readTab, writeTab } from './tabStore.ts';

/** What was typed into the fields of a form. */
export type Draft = Readonly<Record<string, string>>;

/** What must not be written down, whatever a form calls it. */
const SECRET = /pass|pwd|otp|pin$|secret|token/i;
const LONGEST_VALUE = 500;

/** What this tab keeps of a form that was not sent: it survives a reload and another language. */
export function readDraft(form: string): Draft {
  const fields = drafts()[form];
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) =>
        !SECRET.test(name) && typeof value === 'string' && value.length <= LONGEST_VALUE,
    ),
  ) as Draft;
}

/** Keeps the fields of a form instead of those before. Passwords and OTPs are left out by their names. */
export function saveDraft(form: string, values: Draft): void {
  const fields = Object.entries(values).filter(
    ([name, value]) => value && value.length <= LONGEST_VALUE && !SECRET.test(name),
  );
  writeTab('drafts', JSON.stringify({ ...drafts(), [form]: Object.fromEntries(fields) }));
}

/** The form was sent, or its member has gone. */
export function dropDraft(form: string): void {
  const { [form]: _dropped, ...rest } = drafts();
  if (Object.keys(rest).length > 0) writeTab('drafts', JSON.stringify(rest));
  else clearTab('drafts');
}

function drafts(): Readonly<Record<string, unknown>> {
  return record(readTab('drafts') ?? '');
}
