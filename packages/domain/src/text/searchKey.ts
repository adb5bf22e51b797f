import {
  SOUND,
  isConsonant,
  isThai,
  isToneMark,
  isVowelAfter,
  isVowelBefore,
} from './thaiTyping.ts';

/** Normalised letters and digits of a text, with their positions in the text. */
export interface SearchKey {
  /** Without spaces, hyphens and other symbols: `Tuk-Tuk Run` is `tuktukrun`. */
  readonly key: string;
  /** For each letter of the key: its start in the text, in UTF-16 units. */
  readonly from: readonly number[];
  /** For each letter of the key: its end in the text. */
  readonly to: readonly number[];
  /** Positions in the key where a word begins. */
  readonly starts: readonly number[];
}

interface Sounds {
  letters: string[];
  from: number[];
  to: number[];
  starts: number[];
}

interface Letters extends Sounds {
  /** Positions of silent letters. */
  silent: number[];
}

/**
 * Keys for comparing names and terms. `plain`: lower case, compatibility characters normalised, Thai digits as Arabic,
 * combining marks in a fixed order, without tone marks and accents. `sound`, for spelling by ear: letters with the same
 * sound and long and short vowels are merged, silent letters are removed, double letters are single.
 */
export function bothKeys(text: string): { plain: SearchKey; sound: SearchKey } {
  const letters = lettersOf(text);
  return { plain: keyOf(letters), sound: keyOf(soundsOf(letters)) };
}

function keyOf({ letters, from, to, starts }: Sounds): SearchKey {
  return { key: letters.join(''), from, to, starts };
}

function lettersOf(text: string): Letters {
  const all: Letters = { letters: [], from: [], to: [], starts: [], silent: [] };
  let begins = true;
  const put = (letter: string, from: number, to: number) => {
    if (begins) all.starts.push(all.letters.length);
    begins = false;
    all.letters.push(letter);
    all.from.push(from);
    all.to.push(to);
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign >= 'a' && sign <= 'z') put(sign, at, at + 1);
    // A mark that begins a word has no letter: it must not silence one of the word before.
    else if (sign === '\u0e4c' && begins) continue;
    else if (isThai(sign)) at = putThai(text, at, all, put);
    else if (sign < '\u0080') {
      if (sign >= '0' && sign <= '9') put(sign, at, at + 1);
      else if (sign >= 'A' && sign <= 'Z') put(sign.toLowerCase(), at, at + 1);
      else if (sign !== "'") begins = true;
    } else {
      const whole = String.fromCodePoint(text.codePointAt(at) ?? 0);
      // Accents are removed like tone marks. Ligatures and full-width letters become plain letters.
      const plain = whole.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
      const kept = Array.from(plain).filter((letter) => /[\p{L}\p{Nd}]/u.test(letter));
      for (const letter of kept) put(letter, at, at + whole.length);
      if (plain !== '' && kept.length === 0 && whole !== '\u2019') begins = true;
      at += whole.length - 1;
    }
  }
  return all;
}

/** Reads one Thai letter, or two that form one. Returns the position of the last one read. */
function putThai(
  text: string,
  at: number,
  all: Letters,
  put: (letter: string, from: number, to: number) => void,
): number {
  const sign = text.charAt(at);
  if (sign === '\u0e4d') {
    // Nikhahit and sara aa form sara am, with or without a tone mark between them.
    let next = at + 1;
    while (isToneMark(text.charAt(next))) next += 1;
    if (text[next] === 'า') {
      put('ำ', at, next + 1);
      return next;
    }
  } else if (sign === '\u0e4c') {
    const last = all.letters.length - 1;
    // The vowel below a silent letter is silent too: พันธุ์.
    const isVowel = !isConsonant(all.letters[last]);
    if (last > 0) all.silent.push(...(isVowel ? [last, last - 1] : [last]));
  } else if (sign === 'เ' && text[at + 1] === 'เ') {
    put('แ', at, at + 2);
    return at + 1;
  } else if (sign >= '๐' && sign <= '๙') {
    put(String(sign.charCodeAt(0) - 0x0e50), at, at + 1);
  } else if (sign === 'ๅ') {
    put('า', at, at + 1);
  } else if (!isToneMark(sign) && !'ๆฯฺ๏๚๛฿'.includes(sign)) {
    put(sign, at, at + 1);
  }
  return at;
}

/** Sonorants after a silent ห, which only marks the tone. */
const AFTER_SILENT_H: ReadonlySet<string | undefined> = new Set('งญนมยรลว');
/** Letters after which r and l are written but hardly pronounced. */
const BEFORE_CLUSTER = 'กคตปพ';

function soundsOf({ letters, from, to, starts, silent }: Letters): Sounds {
  const all: Sounds = { letters: [], from: [], to: [], starts: [] };
  let begun = 0;
  for (let at = 0; at < letters.length; at += 1) {
    if (starts[begun] === at) {
      begun += 1;
      all.starts.push(all.letters.length);
    }
    if (silent.includes(at) || isUnheard(letters, at)) continue;
    const letter = letters[at] ?? '';
    const sound = SOUND.get(letter) ?? letter;
    const last = all.letters.at(-1);
    if (sound === 'h' && last === 'p') all.letters[all.letters.length - 1] = 'f';
    else if (sound !== '' && sound !== last) {
      all.letters.push(sound);
      all.from.push(from[at] ?? 0);
      all.to.push(to[at] ?? 0);
    }
  }
  return all;
}

function isUnheard(letters: readonly string[], at: number): boolean {
  const [before, letter, next] = [letters[at - 1], letters[at], letters[at + 1]];
  if (letter === 'ห') return AFTER_SILENT_H.has(next);
  if (letter === 'ย') return letters[at - 2] === 'ไ';
  if (letter !== 'ร' && letter !== 'ล') return false;
  const inCluster = before !== undefined && BEFORE_CLUSTER.includes(SOUND.get(before) ?? before);
  return inCluster && (isVowelAfter(next) || isVowelBefore(letters[at - 2]));
}
