import { acts } from './tricks.ts';

const app = document.getElementById('app') as HTMLElement;
const { trick = '', site = '', api = '' } = app.dataset;
const gains = document.getElementById('gains') as HTMLOutputElement;
const target = { site, api, self: `${location.origin}${location.pathname}` };

/** Until then what comes of a trick has come. */
const SETTLED_MS = 400;

const gain = (what: string) => {
  gains.value += `${what}\n`;
};

document.getElementById('spin')?.addEventListener('click', () => {
  // Within the press, where a browser allows what it does not otherwise.
  void acts[trick]?.(gain, target);
  setTimeout(() => (app.dataset['state'] = 'tried twice'), SETTLED_MS);
});
// What it tries may hold up everything: first it is said.
app.dataset['state'] = 'tried';
setTimeout(() => {
  // A frame that never rests again can still have said so.
  console.info(`tries ${trick}`);
  void acts[trick]?.(gain, target);
}, 50);
