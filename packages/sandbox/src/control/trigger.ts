import type { Context } from '../context.ts';

/** One thing that a person types or chooses before a trigger is pulled. */
export interface TriggerField {
  name: string;
  label: string;
  /** `member` offers the members, `choice` the options, `text` a line, `minutes` a whole number. */
  kind: 'member' | 'choice' | 'text' | 'minutes';
  options?: readonly { value: string; label: string }[];
  /** What stands there at first. */
  value?: string;
}

/** Something that happens at the operator or a bank, which the control page lets a person make happen. */
export interface Trigger {
  /** Kebab case; `POST /__sandbox/triggers/{id}` pulls it with the fields as a JSON object of strings. */
  id: string;
  /** Heading that it stands under. */
  group: 'money' | 'session' | 'service' | 'notices' | 'promotions' | 'games' | 'affiliate';
  title: string;
  /** What it does and where to see it, in one sentence. */
  explains: string;
  fields?: readonly TriggerField[];
  /** Makes it happen; the sentence that says what did. Throws `invalidField` on a wrong field. */
  pull(context: Context, fields: Readonly<Record<string, string>>): string;
}
