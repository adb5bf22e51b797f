import { JackpotRail } from '@brand/ui';
import { useServices } from '../../../member/services.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useInView } from './useInView.ts';
import { useJackpots } from './useJackpots.ts';

/** The jackpots for the home page below its first screen, if the operator's API has them. */
export function HomeJackpots() {
  return useServices().operator.optionalCalls.jackpots ? <Row /> : <></>;
}

/** Without any, or without a reply, there is no row. */
function Row() {
  const { href } = usePlace();
  const [ref, isInView] = useInView<HTMLDivElement>();
  const { data, isError } = useJackpots(isInView);
  if ((isError && !data) || data?.jackpots.length === 0) return <></>;
  return (
    <div ref={ref}>
      <JackpotRail
        state={data ? { status: 'ready', ...data } : { status: 'loading' }}
        href={href('/list/jackpot')}
      />
    </div>
  );
}
