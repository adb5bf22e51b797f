import { acts } from './tricks.ts';

const app = document.getElementById('app') as HTMLElement;
const { trick = '', site = '', api = '' } = app.dataset;
const gains = document.getElementById('gains') as HTMLOutputElement;
const target = { site, api, self: `${location.origin}${location.pathname}` };

/** After this time a trick has had its effect. */
const SETTLED_MS = 400;

const gain = (what: string) => {
  gains.value += `${what}\n`;
};

document.getElementById('spin')?.addEventListener('click', () => {
  // During the click, because browsers allow more with user activation.
  void acts[trick]?.(gain, target);
  setTimeout(() => (app.dataset['state'] = 'tried twice'), SETTLED_MS);
});
// The trick may block the page, so the state is set first.
app.dataset['state'] = 'tried';
setTimeout(() => {
  // The message is logged even if the trick then blocks the frame.
  console.info(`tries ${trick}`);
  void acts[trick]?.(gain, target);
}, 50);
