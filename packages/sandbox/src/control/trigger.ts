import type { Context } from '../context.ts';

/** An input field of a trigger. */
export interface TriggerField {
  name: string;
  label: string;
  /** `member` selects a member, `choice` one of the options; `text` is a line, `minutes` a whole number. */
  kind: 'member' | 'choice' | 'text' | 'minutes';
  options?: readonly { value: string; label: string }[];
  /** Initial value. */
  value?: string;
}

/** An event at the operator or a bank that can be triggered on the control page. */
export interface Trigger {
  /** Kebab case; `POST /__sandbox/triggers/{id}` runs it with the fields as a JSON object of strings. */
  id: string;
  /** Heading of its group. */
  group: 'money' | 'session' | 'service' | 'notices' | 'promotions' | 'games' | 'affiliate';
  title: string;
  /** What it does and where the effect is visible, in one sentence. */
  explains: string;
  fields?: readonly TriggerField[];
  /** Runs the trigger and returns a sentence that describes the result. Throws `invalidField` on an invalid field. */
  pull(context: Context, fields: Readonly<Record<string, string>>): string;
}
