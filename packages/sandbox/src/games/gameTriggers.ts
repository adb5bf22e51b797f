import type { Game } from '../catalogue/game.ts';
import { games } from '../catalogue/games.ts';
import { providers } from '../catalogue/providers.ts';
import type { Context } from '../context.ts';
import type { Trigger, TriggerField } from '../control/trigger.ts';
import { invalidField } from '../http/refusal.ts';
import { gameIndex } from './gameIndex.ts';
import { markGame, switchGame, switchProvider } from './gameSwitches.ts';
import type { ProviderState } from './offeredGame.ts';
import { masked, tellWin, winsOf } from './wins.ts';

type Fields = Readonly<Record<string, string>>;

const gameField: TriggerField = {
  name: 'game',
  label: 'Game',
  kind: 'choice',
  options: games.map(({ code, nameEn }) => ({ value: code, label: nameEn })),
  value: 'durian-riot',
};
const slotField: TriggerField = {
  ...gameField,
  options: games
    .filter(({ type }) => type === 'slot')
    .map(({ code, nameEn }) => ({ value: code, label: nameEn })),
};
const providerField: TriggerField = {
  name: 'provider',
  label: 'Provider',
  kind: 'choice',
  options: providers.map(({ id, name }) => ({ value: id, label: name })),
  value: 'pixel-durian',
};
const sentenceField: TriggerField = {
  name: 'sentence',
  label: 'Message for members (empty: default message)',
  kind: 'text',
  value: '',
};

function sentenceOf({ sentence = '' }: Fields): string | null {
  return sentence.trim().slice(0, 300) || null;
}

function gameNamed({ game = '' }: Fields): string {
  return games.find(({ code }) => code === game)?.nameEn ?? game;
}

function providerNamed({ provider = '' }: Fields): string {
  return providers.find(({ id }) => id === provider)?.name ?? provider;
}

function turnGame(context: Context, fields: Fields, state: 'open' | 'maintenance' | 'hidden') {
  if (!switchGame(context, fields['game'] ?? '', state, sentenceOf(fields))) {
    throw invalidField('game');
  }
}

function turnProvider(context: Context, fields: Fields, state: ProviderState) {
  if (!switchProvider(context, fields['provider'] ?? '', state, sentenceOf(fields))) {
    throw invalidField('provider');
  }
}

/** A number that the user typed, within the range. */
function numberIn(fields: Fields, name: string, min: number, max: number): number {
  const number = Number(fields[name]?.trim() || NaN);
  if (!(number >= min && number <= max)) throw invalidField(name);
  return number;
}

function slotNamed(context: Context, { game: code = '' }: Fields): Game {
  const game = gameIndex(context).gameOf(code)?.game;
  if (game?.type !== 'slot') throw invalidField('game');
  return game;
}

/** Triggers of the operator for games, and for displayed wins. */
export const gameTriggers: readonly Trigger[] = [
  {
    id: 'game-maintenance',
    group: 'games',
    title: 'A game goes into maintenance',
    explains:
      'Launching it answers code 99 with the message; lists have launching: false. Running games continue.',
    fields: [gameField, sentenceField],
    pull(context, fields) {
      turnGame(context, fields, 'maintenance');
      return `${gameNamed(fields)} is in maintenance.`;
    },
  },
  {
    id: 'game-hidden',
    group: 'games',
    title: 'A game is taken off the list',
    explains: 'It is in no list and no count, and launching it answers 404.',
    fields: [gameField],
    pull(context, fields) {
      turnGame(context, fields, 'hidden');
      return `${gameNamed(fields)} is off the list.`;
    },
  },
  {
    id: 'game-open',
    group: 'games',
    title: 'A game opens again',
    explains: 'Ends its maintenance, or puts it back on the list.',
    fields: [gameField],
    pull(context, fields) {
      turnGame(context, fields, 'open');
      return `${gameNamed(fields)} is open.`;
    },
  },
  {
    id: 'provider-maintenance',
    group: 'games',
    title: 'A provider goes into maintenance',
    explains:
      'Launching any of its games answers code 99 with the message; its category has launching: false.',
    fields: [providerField, sentenceField],
    pull(context, fields) {
      turnProvider(context, fields, 'maintenance');
      return `${providerNamed(fields)} is in maintenance.`;
    },
  },
  {
    id: 'provider-disabled',
    group: 'games',
    title: 'A provider is no longer offered',
    explains:
      'Its category has enable: false for members, and launching its games answers code 5003.',
    fields: [providerField, sentenceField],
    pull(context, fields) {
      turnProvider(context, fields, 'disabled');
      return `${providerNamed(fields)} is not offered.`;
    },
  },
  {
    id: 'provider-open',
    group: 'games',
    title: 'A provider opens again',
    explains: 'Ends its maintenance, or offers it again.',
    fields: [providerField],
    pull(context, fields) {
      turnProvider(context, fields, 'open');
      return `${providerNamed(fields)} is open.`;
    },
  },
  {
    id: 'game-mark',
    group: 'games',
    title: 'A game is marked as new or hot',
    explains:
      'The badge on its card, and its place under the sort options New games and Hit games.',
    fields: [
      gameField,
      {
        name: 'mark',
        label: 'Mark',
        kind: 'choice',
        options: [
          { value: 'new', label: 'New' },
          { value: 'hot', label: 'Hot' },
          { value: 'none', label: 'None' },
        ],
        value: 'new',
      },
    ],
    pull(context, fields) {
      const { game = '', mark } = fields;
      if (mark !== 'new' && mark !== 'hot' && mark !== 'none') throw invalidField('mark');
      if (!markGame(context, game, mark)) throw invalidField('game');
      return `${gameNamed(fields)} is marked as ${mark === 'none' ? 'nothing' : mark}.`;
    },
  },
  {
    id: 'game-win',
    group: 'games',
    title: 'A member wins',
    explains: 'Adds a slot win without a round: it is first in slotWinHistory of its game.',
    fields: [
      slotField,
      { name: 'username', label: 'Who (shown masked)', kind: 'text', value: 'somsak' },
      { name: 'bet', label: 'Bet in baht', kind: 'text', value: '20' },
      { name: 'times', label: 'Times the bet, 5 to 5,000', kind: 'text', value: '250' },
    ],
    pull(context, fields) {
      const game = slotNamed(context, fields);
      const username = fields['username']?.trim() ?? '';
      if (username.length < 1 || username.length > 64) throw invalidField('username');
      const bet = Math.round(numberIn(fields, 'bet', game.minBet, game.maxBet) * 100);
      const win = Math.round(bet * numberIn(fields, 'times', 5, 5000));
      tellWin(context, { game: game.code, username, time: context.clock.now(), bet, win });
      const [told] = winsOf(context, game.code);
      return `${masked(username)} won ${told?.win ?? 0} baht in ${game.nameEn}.`;
    },
  },
];
