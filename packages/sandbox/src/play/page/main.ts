import { type BetChooser, betChooser } from './betChooser.ts';
import { type Guess, cardStage } from './cardStage.ts';
import { type Notice, noticeDialog, payDialog } from './dialogs.ts';
import { button, element } from '../../pages/element.ts';
import { baht } from './money.ts';
import { type FreeSpins, type OpenGame, type Trouble, open, play } from './playApi.ts';
import { reelStage } from './reelStage.ts';
import type { Stage } from './stage.ts';
import { wordsOf } from './words.ts';

const app = document.getElementById('app') as HTMLElement;
const words = wordsOf(document.documentElement.lang);
const { game = '', name = '', maker = '' } = app.dataset;
const framed = window.parent !== window;

const address = new URL(location.href);
const launchToken = address.searchParams.get('token') ?? '';
// The first call uses up the token. It is removed from the address so that it is not copied with it.
address.searchParams.delete('token');
history.replaceState(null, '', address);

function show(state: string) {
  app.dataset['state'] = state;
}

function notice(content: Notice): HTMLDialogElement {
  const dialog = noticeDialog(content);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Home page of the site in the language of the page (section 2: Thai has no prefix). */
function homeOf(siteOrigin: string): string {
  return document.documentElement.lang === 'en' ? `${siteOrigin}/en` : `${siteOrigin}/`;
}

/** The link back to the site, if the game is not framed; in a frame the site has its own. */
function wayBack(siteOrigin: string | undefined): HTMLElement[] {
  if (framed) return [];
  if (siteOrigin === undefined)
    return [button({ class: 'plain' }, () => history.back(), words.toSite)];
  return [element('a', { class: 'plain', href: homeOf(siteOrigin) }, words.toSite)];
}

function tell(trouble: Exclude<Trouble, 'spent'>, retry: () => void, opened?: OpenGame) {
  const siteOrigin = opened?.siteOrigin;
  show(trouble);
  if (trouble === 'over') {
    const dialog = notice({
      title: words.overTitle,
      text: words.overText,
      actions: wayBack(siteOrigin),
    });
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    return;
  }
  const poor = trouble === 'poor';
  const again = button({ class: 'go' }, () => dialog.close(), poor ? words.close : words.retry);
  const dialog = notice({
    title: poor ? words.poorTitle : words.offlineTitle,
    text: poor ? (opened?.demo ? words.demoPoorText : words.poorText) : words.offlineText,
    actions: [again, ...(poor ? wayBack(siteOrigin) : [])],
  });
  // Escape closes the dialog like its button: an unanswered round must be resolved.
  dialog.addEventListener('close', retry);
}

async function start() {
  show('loading');
  if (launchToken === '') return tell('over', () => {});
  const answer = await open(launchToken);
  if ('trouble' in answer) {
    return tell(answer.trouble === 'spent' ? 'offline' : answer.trouble, () => void start());
  }
  lay(answer.result);
}

function lay(opened: OpenGame) {
  const balance = element('output', { class: 'balance-amount' }, baht(opened.balance));
  const message = element('p', { class: 'message', role: 'status' });
  const chooser = betChooser(words, opened.bets, opened.balance);
  let busy = false;
  let free = opened.freeSpins;

  const stage: Stage = opened.slot
    ? reelStage(words, game, opened.slot, () => void round())
    : cardStage(
        words,
        opened.cards ?? { card: { rank: 7, suit: 0 }, pays: { high: null, low: null } },
        (guess) => void round(guess),
      );

  function settled(amount: number) {
    balance.textContent = baht(amount);
    // The site is not notified about play money.
    if (framed && !opened.demo)
      window.parent.postMessage({ type: 'balance', balance: amount }, opened.siteOrigin);
  }

  /** Free spins come first: the member does not pay while there are any. */
  function offerFree(left: FreeSpins | null) {
    free = left;
    chooser.free(left?.bet ?? null);
    stage.name?.(left ? `${words.freeSpin} · ${words.freeLeft} ${left.left}` : words.spin);
  }

  function rest(text: string) {
    busy = false;
    stage.lock(false);
    chooser.lock(false);
    message.textContent = text;
    show('ready');
  }

  async function round(guess?: Guess) {
    if (busy) return;
    busy = true;
    stage.lock(true);
    chooser.lock(true);
    message.textContent = '';
    show('playing');
    stage.begin();
    const bet = free?.bet ?? chooser.bet();
    await send({ key: crypto.randomUUID(), bet, guess, free: free !== null });
  }

  async function send(request: {
    key: string;
    bet: number;
    guess?: Guess | undefined;
    free: boolean;
  }) {
    const answer = await play(opened.token, request);
    if ('result' in answer) {
      // A free spin costs nothing, so that any win is one.
      const paid = request.free ? 0 : request.bet;
      const text = await stage.settle(answer.result, paid);
      message.dataset['won'] = String(answer.result.win > paid);
      settled(answer.result.balance);
      if (request.free) offerFree(answer.result.freeSpins ?? null);
      return rest(request.free && !free ? `${text} · ${words.freeSpent}` : text);
    }
    if (answer.trouble === 'offline') return tell('offline', () => void send(request));
    stage.abandon();
    if (answer.balance !== undefined) settled(answer.balance);
    if (answer.trouble === 'spent') {
      offerFree(null);
      return rest(words.freeSpent);
    }
    tell(answer.trouble, () => rest(stage.invitation), opened);
  }

  message.textContent = stage.invitation;
  app.replaceChildren(head(opened, balance), body(stage, message), foot(opened, chooser, stage));
  offerFree(free);
  onKeys(chooser, () => opened.slot && void round());
  show('ready');
}

function head({ siteOrigin, demo }: OpenGame, balance: HTMLElement): HTMLElement {
  const back = framed
    ? []
    : [element('a', { class: 'back', href: homeOf(siteOrigin), 'aria-label': words.toSite }, '‹')];
  const title = element(
    'div',
    { class: 'title' },
    element('h1', {}, name),
    element('p', {}, maker),
  );
  const wallet = element(
    'div',
    { class: 'balance' },
    element('span', { class: 'label' }, demo ? words.demoBalance : words.balance),
    balance,
  );
  return element('header', {}, ...back, title, wallet);
}

function body(stage: Stage, message: HTMLElement): HTMLElement {
  const cover = element('img', { class: 'cover', src: `/play/art/${game}/cover.svg`, alt: '' });
  return element('main', {}, cover, element('div', { class: 'stage' }, stage.root, message));
}

function foot({ slot, rtp }: OpenGame, chooser: BetChooser, stage: Stage): HTMLElement {
  const info =
    slot &&
    button(
      { class: 'plain info' },
      () => {
        const dialog = payDialog(words, game, slot, rtp);
        dialog.addEventListener('close', () => dialog.remove());
        document.body.append(dialog);
        dialog.showModal();
      },
      words.pays,
    );
  return element('footer', {}, ...(info ? [info] : []), chooser.root, stage.actions);
}

function onKeys(chooser: BetChooser, spin: () => void) {
  document.addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]') || event.repeat) return;
    if (event.key === 'ArrowUp') chooser.step(1);
    else if (event.key === 'ArrowDown') chooser.step(-1);
    else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) spin();
    else return;
    event.preventDefault();
  });
}

void start();
