import type { Group, Mutant } from './group.ts';

/** What is used of the JSON report of Stryker. */
export interface MutationReport {
  readonly files: Readonly<Record<string, MutatedFile>>;
}

interface MutatedFile {
  readonly source: string;
  readonly mutants: readonly {
    readonly status: string;
    readonly mutatorName: string;
    readonly replacement?: string;
    readonly location: { readonly start: Position; readonly end: Position };
  }[];
}

/** Both from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where a report and the table of survivors differ. */
export interface Difference {
  /** No test notices them, and the table does not say why. */
  readonly unexplained: readonly Mutant[];
  /** In the table, but noticed, or no longer in the code. */
  readonly obsolete: readonly Mutant[];
}

/** Compares the mutants that no test has noticed with those that are explained. */
export function compare(report: MutationReport, groups: readonly Group[]): Difference {
  const survivors = Object.entries(report.files).flatMap(([file, mutated]) =>
    survivorsOf(file, mutated),
  );
  const explained = groups.flatMap(({ mutants }) => mutants);
  return { unexplained: without(survivors, explained), obsolete: without(explained, survivors) };
}

function survivorsOf(file: string, { source, mutants }: MutatedFile): Mutant[] {
  const lines = source.split('\n');
  return mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ mutatorName, replacement = '', location: { start, end } }) => {
      const line = lines[start.line - 1] ?? '';
      const until = start.line === end.line ? end.column - 1 : line.length;
      return [file, mutatorName, line.slice(start.column - 1, until), firstLine(replacement)];
    });
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** Those of a list that another does not have, or has less often. */
function without(list: readonly Mutant[], others: readonly Mutant[]): readonly Mutant[] {
  const left = others.map((each) => each.join('\0'));
  return list.filter((each) => {
    const at = left.indexOf(each.join('\0'));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
