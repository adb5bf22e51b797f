import { record } from './storageTable.ts';
import { clearTab, readTab, writeTab } from './tabStore.ts';

/** Typed values of a form's fields. */
export type Draft = Readonly<Record<string, string>>;

/** Values that must not be stored, under any field name. */
const SECRET = /pass|pwd|otp|pin$|secret|token/i;
const LONGEST_VALUE = 500;

/** Stored values of an unsent form in this tab. They survive a reload and a change of language. */
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

/** Stores the fields of a form and replaces the previous ones. Passwords and OTPs are excluded by their names. */
export function saveDraft(form: string, values: Draft): void {
  const fields = Object.entries(values).filter(
    ([name, value]) => value && value.length <= LONGEST_VALUE && !SECRET.test(name),
  );
  writeTab('drafts', JSON.stringify({ ...drafts(), [form]: Object.fromEntries(fields) }));
}

/** The form was sent, or its member has logged out. */
export function dropDraft(form: string): void {
  const { [form]: _dropped, ...rest } = drafts();
  if (Object.keys(rest).length > 0) writeTab('drafts', JSON.stringify(rest));
  else clearTab('drafts');
}

function drafts(): Readonly<Record<string, unknown>> {
  return record(readTab('drafts') ?? '');
}
