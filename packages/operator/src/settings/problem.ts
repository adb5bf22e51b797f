import type { Position } from './jsonText.ts';

/** The path of a setting: keys and list indexes. */
export type SettingPath = readonly (string | number)[];

/** One problem. */
export interface Problem {
  /** `hosts.api`; empty if it concerns the whole file. */
  path: string;
  /** A sentence for users; it names the path. */
  sentence: string;
  /** Position in `operator.json`. */
  position?: Position;
}

/** A path in readable form: `partners[0].logo`, `texts.th["deposit.title"]`. */
export function pathWords(path: SettingPath): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      if (!/^[\w$]+$/.test(step)) return `[${shown(step)}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join('');
}

/** A value for a sentence: as JSON, on one line, at most 60 characters. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 56)}… (${text.length} characters)` : text;
}

/** `a`, `a or b`, `a, b or c`. */
export function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** Problems as lines with their positions, for commands and errors. */
export function problemLines(problems: readonly Problem[], file = 'operator.json'): string[] {
  return problems.map(({ sentence, position }) =>
    position ? `${file}:${position.line}:${position.column}  ${sentence}` : sentence,
  );
}

/** An operator folder that cannot be built; the message lists the problems. */
export class OperatorProblems extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], file?: string) {
    super(problemLines(problems, file).join('\n'));
    this.name = 'OperatorProblems';
    this.problems = problems;
  }
}
