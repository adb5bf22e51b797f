import { button, element } from '../../pages/element.ts';
import { wearColours } from './colours.ts';
import { makeComposer } from './composer.ts';
import { type View, storeConversation } from './conversation.ts';
import { connectHost } from './host.ts';
import { icon } from './icons.ts';
import { makeThread } from './thread.ts';
import { type Lang, wordsOf } from './words.ts';

wearColours(new URL(location.href).searchParams, document.documentElement);
const app = document.getElementById('chat') as HTMLElement;
let lang: Lang = document.documentElement.lang === 'en' ? 'en' : 'th';
let isOpen = false;
let view: View | null = null;

const conversation = storeConversation({
  draw(next) {
    view = next;
    screen.draw(next);
    host.tellUnread(next.unread);
  },
  keep: (token) => host.giveToken(token),
});

const host = connectHost((app.dataset['sites'] ?? '').split(' '), {
  begun: (token) => conversation.start(lang, token),
  opened(wanted) {
    if (wanted !== lang) inLanguage(wanted);
    isOpen = true;
    conversation.setOpen(true);
    screen.atEnd();
  },
  closed() {
    isOpen = false;
    conversation.setOpen(false);
  },
});

let screen = makeScreen();

/** Renders the page in the current language. */
function makeScreen() {
  const words = wordsOf(lang);
  const thread = makeThread(words, lang === 'en' ? 'en-GB' : 'th-TH', conversation.sayAgain);
  const composer = makeComposer(words, conversation.say);
  const presence = element('p', { class: 'presence', role: 'status' }, words.online);
  const suggestions = element(
    'div',
    { class: 'suggestions', role: 'group', 'aria-label': words.topics },
    ...words.suggestions.map((text) =>
      button({ class: 'chip' }, () => conversation.say(text), text),
    ),
  );
  const failure = element(
    'div',
    { class: 'failure', role: 'alert' },
    element('h2', {}, words.offlineTitle),
    element('p', {}, words.offlineText),
    button({ class: 'again' }, conversation.tryAgain, words.retry),
  );
  const waiting = element(
    'div',
    { class: 'waiting', 'aria-busy': 'true' },
    ...['long', 'short'].map((size) => element('span', { class: `ghost ${size}` })),
  );
  const head = element(
    'header',
    {},
    element('span', { class: 'mark' }, icon('headset')),
    element('div', { class: 'names' }, element('h1', {}, words.team), presence),
  );
  let shown: View['state'] | '' = '';

  function bodyOf(state: View['state']): HTMLElement[] {
    if (state === 'ready') return [thread.root, suggestions, composer.root];
    return [state === 'failed' ? failure : waiting];
  }

  function presenceOf({ state, connected }: View): string {
    if (connected) return words.online;
    return state === 'failed' ? words.offline : words.reconnecting;
  }

  /**
   * Scrolls to the newest message and focuses the input, except on phones, whose keyboard would cover half of the
   * thread.
   */
  function atEnd() {
    thread.toEnd();
    if (!matchMedia('(pointer: coarse)').matches) composer.focus();
  }

  function draw(next: View) {
    app.dataset['state'] = next.state;
    const isNew = next.state !== shown;
    shown = next.state;
    if (isNew) app.replaceChildren(head, element('main', {}, ...bodyOf(shown)));
    presence.textContent = presenceOf(next);
    presence.dataset['connected'] = String(next.connected);
    suggestions.hidden = next.lines.some(({ side }) => side === 'visitor');
    thread.draw(next);
    if (isNew && isOpen && shown === 'ready') atEnd();
  }

  return { draw, atEnd };
}

/** The site has changed its language since the frame was loaded. */
function inLanguage(wanted: Lang) {
  lang = wanted;
  document.documentElement.lang = lang;
  document.title = wordsOf(lang).title;
  screen = makeScreen();
  if (view) screen.draw(view);
}

addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.isComposing) host.askToClose?.();
});

host.tellReady();
