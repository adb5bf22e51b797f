import type { Position } from './jsonText.ts';

/** The path of a setting: keys, and places in lists. */
export type SettingPath = readonly (string | number)[];

/** One thing to correct. */
export interface Problem {
  /** `hosts.api`; empty where it is about the whole file. */
  path: string;
  /** A sentence that a person understands; it names the path. */
  sentence: string;
  /** Where it stands in `operator.json`. */
  position?: Position;
}

/** A path as people write it: `partners[0].logo`, `texts.th["deposit.title"]`. */
export function pathWords(path: SettingPath): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      if (!/^[\w$]+$/.test(step)) return `[${shown(step)}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join('');
}

/** A value in a sentence: as JSON, on one line, at most 60 characters. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 56)}… (${text.length} characters)` : text;
}

/** `a`, `a or b`, `a, b or c`. */
export function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** Problems as lines, each with its place: what a command prints and an error says. */
export function problemLines(problems: readonly Problem[], file = 'operator.json'): string[] {
  return problems.map(({ sentence, position }) =>
    position ? `${file}:${position.line}:${position.column}  ${sentence}` : sentence,
  );
}

/** An operator folder that cannot be built; the message is the list of what to correct. */
export class OperatorProblems extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], file?: string) {
    super(problemLines(problems, file).join('\n'));
    this.name = 'OperatorProblems';
    this.problems = problems;
  }
}
