/**
 * How a component is meant to be used, as data beside it (`Button.usage.ts`): shown on its page in the workshop, printed in
 * `llms.txt`, and given to a story file's meta as `parameters: { usage }`.
 */
export interface Usage {
  /** What it is for, in one sentence. */
  summary: string;
  /** When to take it. */
  when: readonly string[];
  /** When not, and what to take instead. */
  whenNot: readonly string[];
  /** Its parts by `data-part`, each with what it is. */
  anatomy: Readonly<Record<string, string>>;
  /** Keys and what they do; empty where nothing takes the focus. */
  keyboard: Readonly<Record<string, string>>;
  /** How to word it, with an example in Thai and English where it helps. */
  words: readonly string[];
}
