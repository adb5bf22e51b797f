import { button, element } from '../../pages/element.ts';
import { icon } from './icons.ts';
import type { Words } from './words.ts';

/** The input area for a message. */
export interface Composer {
  root: HTMLElement;
  focus(): void;
}

const LONGEST = 1000;
const TELL_FROM = 900;

/** With a physical keyboard, Enter sends. On a touch screen it starts a new line, and the button sends. */
export function makeComposer(words: Words, say: (text: string) => void): Composer {
  const touch = matchMedia('(pointer: coarse)');
  const input = element('textarea', {
    rows: '1',
    maxlength: String(LONGEST),
    placeholder: words.placeholder,
    'aria-label': words.composer,
    'aria-describedby': 'left',
    autocomplete: 'off',
    enterkeyhint: touch.matches ? 'enter' : 'send',
  });
  const left = element('p', { id: 'left', class: 'left', role: 'status' });
  const press = button({ class: 'send', 'aria-label': words.send }, submit, icon('send'));
  const root = element('div', { class: 'composer' }, left, input, press);

  function written(): string {
    return input.value.trim();
  }

  function follow() {
    input.style.height = 'auto';
    input.style.height = `${input.scrollHeight + 2}px`;
    press.disabled = written() === '';
    const room = LONGEST - input.value.length;
    left.textContent = room <= LONGEST - TELL_FROM ? words.left(room) : '';
  }

  function submit() {
    const text = written();
    if (text === '') return;
    input.value = '';
    follow();
    input.focus();
    say(text);
  }

  input.addEventListener('input', follow);
  input.addEventListener('keydown', (event) => {
    // Thai and other input methods also use Enter to end a word.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || touch.matches) return;
    event.preventDefault();
    submit();
  });
  press.disabled = true;
  return { root, focus: () => input.focus({ preventScroll: true }) };
}
