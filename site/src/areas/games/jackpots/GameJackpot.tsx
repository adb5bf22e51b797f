import { jackpotsByGame } from '@brand/domain';
import { JackpotPanel } from '@brand/ui';
import { usePlace } from '../../../routing/navigation.ts';
import { useInView } from './useInView.ts';
import { useJackpots } from './useJackpots.ts';

/** The jackpot that a game plays for. Renders nothing visible if there is none. */
export function GameJackpot({ gameId }: { gameId: string }) {
  const { href } = usePlace();
  const [ref, isInView] = useInView<HTMLDivElement>();
  const { data } = useJackpots(isInView);
  const id = data && jackpotsByGame(data)[gameId];
  const jackpot = data?.jackpots.find((each) => each.id === id);
  return (
    <div ref={ref}>
      {jackpot && data && (
        <JackpotPanel jackpot={jackpot} intervalMs={data.intervalMs} href={href('/list/jackpot')} />
      )}
    </div>
  );
}
