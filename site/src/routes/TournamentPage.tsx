import { useViewFocus } from '@brand/ui';
import { usePlace } from '../app/navigation.ts';
import { TournamentList } from '../features/community/TournamentList.tsx';
import { TournamentView } from '../features/community/TournamentView.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

/** Serves `/tournament` and `/slot-tournament`; `?id=` opens one tournament. */
export function TournamentPage() {
  const { pathname, search } = usePlace();
  const id = new URLSearchParams(search).get('id');
  const view = useViewFocus<HTMLDivElement>(id ?? 'list');
  const isSlot = pathname.startsWith('/slot-');
  return (
    <div ref={view}>
      <PageHeading name={isSlot ? 'slot-tournament' : 'tournament'} shown="wide" />
      {id ? (
        <TournamentView key={id} id={id} />
      ) : (
        <TournamentList {...(isSlot && { type: 'slot' })} />
      )}
    </div>
  );
}
