import type { Chance } from './random.ts';

const DIGITS = '0123456789';
const WORD = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz${DIGITS}_`;
const CLASSES: Readonly<Record<string, string>> = {
  d: DIGITS,
  w: WORD,
  s: ' ',
  'p{L}': 'abcXYZกขคงสวอé',
  'p{M}': '\u0e31\u0e34\u0e48\u0e49',
  'p{N}': DIGITS,
};
/** Additional repetitions for an open quantifier (`*`, `+`, `{2,}`). */
const MORE = 8;

/**
 * Generates a text that matches a regular expression. Supports the syntax used in the description: literals, `.`,
 * classes, groups, alternatives, lookaheads and quantifiers between `^` and `$`. Throws on other syntax, and if no
 * attempt has the requested length.
 */
export function textLike(pattern: string, chance: Chance, min = 0, max = Infinity): string {
  const regex = new RegExp(pattern, 'u');
  for (let tries = 0; tries < 200; tries += 1) {
    const text = new Writer(pattern, chance).write();
    if (text.length >= min && text.length <= max && regex.test(text)) return text;
  }
  throw new Error(`found no text of ${min} to ${max} characters for ${pattern}`);
}

/** Reads a pattern from left to right and generates a matching text. */
class Writer {
  private at = 0;
  private readonly pattern: string;
  private readonly chance: Chance;

  constructor(pattern: string, chance: Chance) {
    this.pattern = pattern;
    this.chance = chance;
  }

  write(): string {
    const text = this.alternatives();
    if (this.at < this.pattern.length) throw this.unknown();
    return text;
  }

  private alternatives(): string {
    const texts = [this.sequence()];
    while (this.take('|')) texts.push(this.sequence());
    return this.chance.pick(texts);
  }

  private sequence(): string {
    let text = '';
    while (this.at < this.pattern.length && !'|)'.includes(this.pattern[this.at] ?? '')) {
      const start = this.at;
      let atom = this.atom();
      const afterAtom = this.at;
      const [least, most] = this.quantifier();
      const end = this.at;
      const count = this.chance.between(least, most);
      for (let times = 0; times < count; times += 1) {
        text += atom;
        // Generate each repetition separately, so that [a-z]+ does not repeat one letter.
        this.at = start;
        atom = this.atom();
        this.at = afterAtom;
      }
      this.at = end;
    }
    return text;
  }

  private atom(): string {
    const mark = this.pattern[this.at] ?? '';
    this.at += 1;
    if (mark === '^' || mark === '$') return '';
    if (mark === '.') return this.chance.pick(Array.from(WORD));
    if (mark === '[') return this.chance.pick(this.characters());
    if (mark === '\\') return this.escaped();
    if (mark !== '(') return mark;
    const isLookahead = this.takeText('?!') || this.takeText('?=');
    if (!isLookahead && this.take('?') && !this.take(':')) throw this.unknown();
    const text = this.alternatives();
    if (!this.take(')')) throw this.unknown();
    // A lookahead is checked against the finished text.
    return isLookahead ? '' : text;
  }

  private characters(): string[] {
    if (this.take('^')) throw this.unknown();
    const found: string[] = [];
    while (!this.take(']')) {
      const first = this.pattern[this.at] ?? '';
      if (first === '') throw this.unknown();
      this.at += 1;
      if (first === '\\') {
        const name = this.className();
        found.push(...Array.from(CLASSES[name] ?? name));
      } else if (this.pattern[this.at] === '-' && this.pattern[this.at + 1] !== ']') {
        const last = this.pattern.codePointAt(this.at + 1) ?? 0;
        this.at += 2;
        for (let code = first.codePointAt(0) ?? 0; code <= last; code += 1) {
          found.push(String.fromCodePoint(code));
        }
      } else {
        found.push(first);
      }
    }
    return found;
  }

  private escaped(): string {
    const name = this.className();
    const characters = CLASSES[name];
    if (characters) return this.chance.pick(Array.from(characters));
    if (/[a-z0-9]/i.test(name)) throw this.unknown();
    return name;
  }

  /** The part after a backslash: one character, or `p{…}`. */
  private className(): string {
    const [name = ''] = /^(?:p\{\w+\}|[^])/.exec(this.pattern.slice(this.at)) ?? [];
    this.at += name.length;
    return name;
  }

  private quantifier(): readonly [number, number] {
    if (this.take('?')) return [0, 1];
    if (this.take('*')) return [0, MORE];
    if (this.take('+')) return [1, 1 + MORE];
    const counted = /^\{(\d+)(,?)(\d*)\}/.exec(this.pattern.slice(this.at));
    if (!counted) return [1, 1];
    const [whole, least = '', comma, most] = counted;
    this.at += whole.length;
    if (!comma) return [Number(least), Number(least)];
    return [Number(least), most ? Number(most) : Number(least) + MORE];
  }

  private take(mark: string): boolean {
    if (this.pattern[this.at] !== mark) return false;
    this.at += 1;
    return true;
  }

  private takeText(text: string): boolean {
    if (!this.pattern.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  private unknown(): Error {
    return new Error(`cannot write a text for ${this.pattern}: see position ${this.at}`);
  }
}
