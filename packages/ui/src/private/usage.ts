/**
 * Usage guide of a component, in a file next to it (`Button.usage.ts`). Storybook shows it on the page of the component, and
 * `llms.txt` includes it. Story files pass it to their meta as `parameters: { usage }`.
 */
export interface Usage {
  /** Its purpose, in one sentence. */
  summary: string;
  /** When to use it. */
  when: readonly string[];
  /** When not to use it, and the alternative. */
  whenNot: readonly string[];
  /** Its parts by `data-part`, with a description. */
  anatomy: Readonly<Record<string, string>>;
  /** Keys and their effect; empty when it takes no focus. */
  keyboard: Readonly<Record<string, string>>;
  /** Content guidelines, with an example in Thai and English where useful. */
  words: readonly string[];
}
