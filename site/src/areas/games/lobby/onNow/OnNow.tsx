import { createElement } from 'react';
import { LazyBelowFold } from '../../../../routing/chunks/LazyBelowFold.tsx';
import { useLazyModule } from '../../../../routing/chunks/useLazyModule.ts';
import { useSession } from '../../../../member/services.ts';
import * as css from '../../games.css.ts';
import { memberOnNow, visitorOnNow } from '../lobbyParts.ts';

/** Its links work without code. Its clock starts with the first interaction, or after this time. */
const CLOCK_MS = 10_000;

/** What is on now: what everybody may see is in the document, what is the member's comes after hydration. */
export function OnNow() {
  const isMember = useSession() !== null;
  const Member = useLazyModule(memberOnNow, isMember);
  if (!isMember) {
    return <LazyBelowFold code={visitorOnNow} className={css.place} afterMs={CLOCK_MS} />;
  }
  if (Member) return createElement(Member);
  return (
    <div className={css.shapes} aria-hidden="true">
      <span className={css.shape} />
      <span className={css.shape} />
    </div>
  );
}
