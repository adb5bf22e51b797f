/* The part of react-intl that this site uses, over sentences that the build has compiled. The build puts it in the place of
 * react-intl, whose other formatters would travel with every first visit; a name that is not here fails the build. */
import { Fragment, type ReactNode, createContext, useContext, useMemo } from 'react';
import type { MessageFormatElement } from 'react-intl';

type Sentence = readonly MessageFormatElement[];
type Sentences = Readonly<Record<string, Sentence | string>>;
type RichPart = (parts: ReactNode[]) => ReactNode;
type Values = Readonly<Record<string, ReactNode | Date | RichPart>>;

/** What `useIntl()` gives here: a page formats sentences, and nothing else. */
export interface SiteIntl {
  /** BCP 47 tag. */
  readonly locale: string;
  formatMessage(sentence: { id: string }, values?: Values): ReactNode;
}

/** Kinds of parts, as the parser of ICU messages numbers them. Dates and figures come into a sentence as finished words. */
const LITERAL = 0;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;
const TAG = 8;

const IntlContext = createContext<SiteIntl | null>(null);

/** The sentences of the page, in its language. Throws without an `IntlProvider` around it. */
export function useIntl(): SiteIntl {
  const intl = useContext(IntlContext);
  if (!intl) throw new Error('useIntl needs IntlProvider around it');
  return intl;
}

interface IntlProviderProps {
  /** BCP 47 tag. */
  locale: string;
  /** Compiled sentences by id; one that is words alone is a text. */
  messages: Sentences;
  /** Told of a sentence that is missing or lacks a value; its id is shown instead. */
  onError: (error: Error) => void;
  children: ReactNode;
}

/** Gives the sentences of one language to all below. */
export function IntlProvider({ locale, messages, onError, children }: IntlProviderProps) {
  const intl = useMemo(
    () => createIntl({ locale, messages, onError }),
    [locale, messages, onError],
  );
  return <IntlContext value={intl}>{children}</IntlContext>;
}

/** For sentences that are said outside of what is drawn. */
export function createIntl({
  locale,
  messages,
  onError,
}: Omit<IntlProviderProps, 'children'>): SiteIntl {
  return {
    locale,
    formatMessage({ id }, values = {}) {
      try {
        const sentence = messages[id];
        if (!sentence) throw new Error('there is no such sentence');
        return typeof sentence === 'string' ? sentence : oneOf(partsOf(sentence, locale, values));
      } catch (error) {
        onError(new Error(`Sentence "${id}": ${(error as Error).message}`));
        return id;
      }
    },
  };
}

/** By locale, and kept: a browser takes a while to make one. */
const figures: Record<string, Intl.NumberFormat> = {};
/** By locale and kind of plural. */
const rules: Record<string, Intl.PluralRules> = {};

/** @param count what `#` stands for */
function partsOf(sentence: Sentence, locale: string, values: Values, count = 0): ReactNode[] {
  const within = (part: Sentence, figure = count) => partsOf(part, locale, values, figure);
  return sentence.flatMap((part): ReactNode | ReactNode[] => {
    if (part.type === LITERAL) return part.value;
    if (part.type === POUND)
      return (figures[locale] ??= new Intl.NumberFormat(locale)).format(count);
    if (!(part.value in values)) throw new Error(`{${part.value}} is not given`);
    const value = values[part.value];
    if (part.type === TAG) return (value as RichPart)(keyed(joined(within(part.children))));
    if (part.type === PLURAL) {
      const figure = Number(value) - part.offset;
      const { options, pluralType: type } = part;
      const form = (rules[locale + type] ??= new Intl.PluralRules(locale, { type })).select(figure);
      return within(
        (options[`=${Number(value)}`] ?? options[form] ?? options.other!).value,
        figure,
      );
    }
    if (part.type === SELECT)
      return within((part.options[String(value as string | number)] ?? part.options.other!).value);
    return typeof value === 'object' ? (value as ReactNode) : String(value ?? '');
  });
}

/** Neighbouring words become one. */
function joined(parts: ReactNode[]): ReactNode[] {
  return parts.reduce<ReactNode[]>((all, part) => {
    const last = all.at(-1);
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part;
    else all.push(part);
    return all;
  }, []);
}

function oneOf(parts: ReactNode[]): ReactNode {
  const all = joined(parts);
  if (all.length === 0) return '';
  return all.length === 1 && typeof all[0] === 'string' ? all[0] : keyed(all);
}

/** Parts of a sentence never change places, so that their places are their keys. */
function keyed(parts: ReactNode[]): ReactNode[] {
  return parts.map((part, place) =>
    typeof part === 'string' ? part : <Fragment key={place}>{part}</Fragment>,
  );
}
