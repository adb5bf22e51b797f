/** A position in a text; both numbers start at 1. */
export interface Position {
  line: number;
  column: number;
}

/** A text that is not JSON; the message is a sentence. */
export class JsonTextError extends Error {
  /** Position of the error. */
  readonly position: Position;

  constructor(message: string, position: Position) {
    super(message);
    this.position = position;
  }
}

/** A parsed JSON text, with the position of every key and item by its path (keys joined by `\n`). */
export interface JsonDocument {
  value: unknown;
  positions: Map<string, Position>;
  /** Duplicate keys. JSON.parse uses the second one, which is never intended. */
  twice: { path: (string | number)[]; position: Position }[];
}

const DEEPEST = 32;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /"(?:[^"\\\n]|\\.)*"/y;
const WORDS: Record<string, unknown> = { true: true, false: false, null: null };

/** Parses JSON like `JSON.parse`, and records positions. */
class Reader {
  readonly positions = new Map<string, Position>();
  readonly twice: JsonDocument['twice'] = [];
  readonly #text: string;
  readonly #lineStarts: number[];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#lineStarts = [0, ...[...text.matchAll(/\n/g)].map((end) => end.index + 1)];
  }

  read(): unknown {
    if (this.#text.startsWith('\ufeff')) this.#at = 1;
    const value = this.#value([]);
    this.#space();
    if (this.#at < this.#text.length) throw this.#error(`Expected the end, found ${this.#found()}`);
    return value;
  }

  position(at: number): Position {
    const line = this.#lineStarts.findLastIndex((start) => start <= at);
    return { line: line + 1, column: at - (this.#lineStarts[line] ?? 0) + 1 };
  }

  #error(message: string, at = this.#at): JsonTextError {
    return new JsonTextError(`${message}.`, this.position(at));
  }

  #found(): string {
    const rest = this.#text.slice(this.#at);
    if (rest === '') return 'the end of the file';
    if (rest.startsWith('//') || rest.startsWith('/*'))
      return 'a comment, which JSON does not have';
    if (rest.startsWith("'")) return 'a single quote, where JSON wants a double one';
    return `"${Array.from(rest.slice(0, 2))[0]}"`;
  }

  #space(): void {
    while (/[ \t\n\r]/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? null;
    if (found !== null) this.#at += found.length;
    return found;
  }

  #takes(mark: string): boolean {
    this.#space();
    const found = this.#text[this.#at] === mark;
    if (found) this.#at += 1;
    return found;
  }

  #value(path: (string | number)[]): unknown {
    this.#space();
    if (path.length > DEEPEST) throw this.#error(`More than ${DEEPEST} nested levels`);
    if (!this.positions.has(path.join('\n'))) {
      this.positions.set(path.join('\n'), this.position(this.#at));
    }
    if (this.#takes('{')) return this.#object(path);
    if (this.#takes('[')) return this.#array(path);
    if (this.#text[this.#at] === '"') return this.#string();
    const number = this.#match(NUMBER);
    if (number !== null) return Number(number);
    for (const [word, value] of Object.entries(WORDS)) {
      if (this.#text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return value;
      }
    }
    throw this.#error(`Expected a value, found ${this.#found()}`);
  }

  #string(): string {
    const start = this.#at;
    const literal = this.#match(STRING);
    if (literal === null) throw this.#error('This text is not closed on its line', start);
    try {
      return JSON.parse(literal) as string;
    } catch {
      throw this.#error('This text has a character or a "\\" that JSON does not allow', start);
    }
  }

  #object(path: (string | number)[]): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    const seen = new Set<string>();
    while (!this.#takes('}')) {
      if (entries.length > 0 && !this.#takes(',')) {
        throw this.#error(`Expected a comma or "}", found ${this.#found()}`);
      }
      this.#space();
      if (this.#text[this.#at] !== '"') {
        const comma = entries.length > 0 && this.#text[this.#at] === '}';
        throw this.#error(
          comma
            ? 'There is a comma before "}", which JSON does not allow'
            : `Expected a key in double quotes, found ${this.#found()}`,
        );
      }
      const position = this.position(this.#at);
      const key = this.#string();
      const own = [...path, key];
      this.positions.set(own.join('\n'), position);
      if (seen.has(key)) this.twice.push({ path: own, position });
      seen.add(key);
      if (!this.#takes(':'))
        throw this.#error(`Expected ":" after the key, found ${this.#found()}`);
      entries.push([key, this.#value(own)]);
    }
    return Object.fromEntries(entries);
  }

  #array(path: (string | number)[]): unknown[] {
    const items: unknown[] = [];
    while (!this.#takes(']')) {
      if (items.length > 0 && !this.#takes(',')) {
        throw this.#error(`Expected a comma or "]", found ${this.#found()}`);
      }
      this.#space();
      if (items.length > 0 && this.#text[this.#at] === ']') {
        throw this.#error('There is a comma before "]", which JSON does not allow');
      }
      items.push(this.#value([...path, items.length]));
    }
    return items;
  }
}

/**
 * Parses a JSON text and records the position of every key and item.
 *
 * @throws JsonTextError with a sentence and the line and column
 */
export function readJsonText(text: string): JsonDocument {
  const reader = new Reader(text);
  const value = reader.read();
  return { value, positions: reader.positions, twice: reader.twice };
}
