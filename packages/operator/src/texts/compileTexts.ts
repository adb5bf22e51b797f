import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

import { nearest } from '../settings/nearest.ts';
import { type Problem, pathWords, shown } from '../settings/problem.ts';
import type { KnownMessage } from './knownMessages.ts';
import { parseSentence, sentenceArguments } from './parseSentence.ts';

/** The original messages by id. */
type KnownSentences = ReadonlyMap<string, Pick<KnownMessage, 'th' | 'en'>>;

/** Compiled messages by message id. */
export type CompiledMessages = Record<string, MessageFormatElement[]>;

/** Compiled messages by language and message id. */
export type CompiledTexts = Record<string, CompiledMessages>;

/**
 * Compiles an operator's own messages.
 *
 * @param texts by language and message id, as in `operator.json`
 * @param known the original messages
 */
export function compileTexts(
  texts: Record<string, Record<string, string>>,
  known: KnownSentences,
): { texts: CompiledTexts; problems: Problem[] } {
  const compiled: CompiledTexts = {};
  const problems: Problem[] = [];
  for (const [language, sentences] of Object.entries(texts)) {
    const ofLanguage: CompiledMessages = {};
    for (const [id, sentence] of Object.entries(sentences)) {
      const path = pathWords(['texts', language, id]);
      const result = compileText(id, sentence, known);
      if (typeof result === 'string') problems.push({ path, sentence: `${path} ${result}` });
      else ofLanguage[id] = result;
    }
    compiled[language] = ofLanguage;
  }
  return { texts: compiled, problems };
}

/** The compiled message, or the problem as the end of a sentence. */
export function compileText(
  id: string,
  sentence: string,
  known: KnownSentences,
): MessageFormatElement[] | string {
  const original = known.get(id);
  if (!original) {
    const near = nearest(id, [...known.keys()]);
    const hint = near ? `Did you mean ${shown(near)}?` : '"brand-theme texts" lists all of them.';
    return `is not a message id. ${hint}`;
  }
  if (sentence.trim() === '') return 'is empty.';
  const tree = parseSentence(sentence);
  if (!Array.isArray(tree)) {
    const part = sentence.slice(tree.at - 1, tree.at + 19);
    return `is not in ICU message format: ${tree.why}, at character ${tree.at}${part ? `, ${shown(part)}` : ''}.`;
  }
  return argumentProblem(tree, original) ?? tree;
}

function argumentProblem(
  tree: MessageFormatElement[],
  original: Pick<KnownMessage, 'th' | 'en'>,
): string | null {
  const given = argumentsOf(original);
  for (const [name, kinds] of sentenceArguments(tree)) {
    const offered = given.get(name);
    const words = name.startsWith('<') ? name : `{${name}}`;
    if (!offered) {
      const list = [...given.keys()].map((one) => (one.startsWith('<') ? one : `{${one}}`));
      const has = list.length > 0 ? `has ${list.join(', ')}` : 'has no arguments';
      return `uses ${words}, which the site does not provide: the original ${has}.`;
    }
    const other = [...kinds].find((kind) => kind !== TYPE.argument && !offered.has(kind));
    if (other !== undefined) {
      return `uses ${words} as a ${TYPE[other]}, which it is not in the original: ${shown(original.en)}.`;
    }
  }
  return null;
}

function argumentsOf(original: Pick<KnownMessage, 'th' | 'en'>): Map<string, Set<TYPE>> {
  const all = new Map<string, Set<TYPE>>();
  for (const sentence of [original.th, original.en]) {
    const tree = parseSentence(sentence);
    for (const [name, kinds] of Array.isArray(tree) ? sentenceArguments(tree) : []) {
      all.set(name, new Set([...(all.get(name) ?? []), ...kinds]));
    }
  }
  return all;
}
