import { expect, it } from 'vitest';
import { transitionTable } from '../testing/transitionTable.ts';
import {
  INITIAL_LAUNCH,
  type LaunchEvent,
  type LaunchState,
  launchTransition,
} from './launchFlow.ts';

const among = { hosts: ['https://games.example'], own: 'https://site.example' };
const failure = { messageId: 'error.launch.other', code: '5999' } as const;
const koi = { gameId: 'g_koi', way: 'frame' } as const;
const football = { gameId: 'g_football', way: 'tab' } as const;
const run = (...events: LaunchEvent[]) => events.reduce(launchTransition, INITIAL_LAUNCH);
const ask = (aim: Pick<Extract<LaunchEvent, { type: 'asked' }>, 'gameId' | 'way'>, call = 'c') =>
  ({ type: 'asked', call, ...aim }) as const;
const answered = (address: string, call = 'c') =>
  ({ type: 'answered', call, address, among }) as const;
const turnedDown = (code: number | null, words: string | null, call = 'c') =>
  ({ type: 'turnedDown', call, code, words, failure }) as const;

const STATES: Readonly<Record<string, LaunchState>> = {
  idle: INITIAL_LAUNCH,
  asking: run(ask(koi)),
  'asking in a tab': run(ask(football)),
  'asking, loading ended': run(ask(koi), { type: 'loadingEnded', call: 'c' }),
  open: run(ask(koi), answered('https://games.example/koi')),
  maintenance: run(ask(koi), turnedDown(99, null)),
  failed: run(ask(koi), turnedDown(5999, null)),
  refused: run(ask(koi), answered('https://other.example/koi')),
  blocked: run({ type: 'tabBlocked', ...football }),
};

const EVENTS: Readonly<Record<string, LaunchEvent>> = {
  'ask for the same game': ask(koi, 'd'),
  'ask for it in a tab': ask({ ...koi, way: 'tab' }, 'd'),
  'ask for another game in the frame': ask({ gameId: 'g_other', way: 'frame' }, 'd'),
  answered: answered('https://games.example/koi'),
  'answered with a foreign address': answered('https://other.example/koi'),
  'another call answered': answered('https://games.example/koi', 'z'),
  maintenance: turnedDown(99, ' <b>Back</b>\u2028at\u200e 5<br>pm\n '),
  'maintenance without a text': turnedDown(99, ' <i></i> '),
  'turned down': turnedDown(5999, 'text'),
  'no reply': turnedDown(null, null),
  'another call turned down': turnedDown(99, null, 'z'),
  'loading ended': { type: 'loadingEnded', call: 'c' },
  'loading of another call ended': { type: 'loadingEnded', call: 'z' },
  'tab blocked': { type: 'tabBlocked', ...football },
  'tab closed': { type: 'tabClosed', call: 'c' },
  'tab of another call closed': { type: 'tabClosed', call: 'z' },
  left: { type: 'left' },
};

it('every state reacts to every event of a launch as in the reviewed table', async () => {
  const table = transitionTable(launchTransition, STATES, EVENTS);
  await expect(table).toMatchFileSnapshot('./launchTable.txt');
});
