import { jackpotsByGame } from '@brand/domain';
import type { GameActions } from '@brand/ui';
import { QueryObserver } from '@tanstack/react-query';
import type { Services } from '../../../member/services.ts';
import { CardJackpot } from './CardJackpot.tsx';
import { jackpotsOptions } from './jackpotsQuery.ts';

let watched: Services | null = null;
let stop: () => void = () => undefined;

/**
 * Finds out which games play for a jackpot, once for a page load: the pools are asked for again by the cards in view.
 *
 * @param write called whenever these games change
 */
export function watchJackpots(
  services: Services,
  write: (caption: GameActions['caption']) => void,
): void {
  if (watched === services) return;
  stop();
  watched = services;
  let before: Readonly<Record<string, string>> | undefined;
  const observer = new QueryObserver(services.queries, {
    ...jackpotsOptions(services),
    select: jackpotsByGame,
  });
  const read = ({ data }: { data: typeof before }) => {
    if (data === before) return;
    before = data;
    write(data && ((game) => (data[game.id] ? <CardJackpot id={data[game.id]!} /> : null)));
  };
  read(observer.getCurrentResult());
  stop = observer.subscribe(read);
}
