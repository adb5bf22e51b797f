import { RealityCheck as Check, useOverlayShown, usePageHidden } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { deviceClassOf } from '../../../platform/device/deviceClass.ts';
import { matchRoute } from '../../../routing/matchRoute.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { readSearchFlags } from '../../../routing/searchFlags.ts';
import { useServices } from '../../../member/services.ts';
import { creditOptions } from '../../../member/wallet/creditQuery.ts';
import { historyHref } from '../../../member/wallet/walletHref.ts';
import { launcherOf } from './launcher.ts';
import { isDue } from './playRecord.ts';
import { playTimeOf } from './playTime.ts';
import { textOf } from '../../../language/locale.ts';

const MINUTE_MS = 60_000;
const TYPED_INTO = 'input, textarea, select, [contenteditable]';

const isTyping = () => document.activeElement?.matches(TYPED_INTO) === true;

interface RealityCheckProps {
  /** Interval in minutes of play. Null: never. */
  everyMinutes: number | null;
}

/**
 * Asks after each interval of play whether to continue, above the game in the tab that plays. On a phone, where nothing
 * can cover a game, it asks on return. It waits for other open dialogs and typed text, and stays until it is answered,
 * also through a reload or a visit to the history.
 */
export function RealityCheck({ everyMinutes }: RealityCheckProps) {
  const services = useServices();
  const place = usePlace();
  const { locale, pathname } = place;
  const time = playTimeOf(services);
  useEffect(() => time.comeBack(), [time, pathname]);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && time.shownAgain();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [time]);

  const played = useSyncExternalStore(time.subscribe, time.read);
  const isPlaying = useSyncExternalStore(time.subscribe, time.isPlaying);
  const isBusy = useSyncExternalStore(time.subscribe, isTyping);
  const isMobile = deviceClassOf(navigator) === 'mobile';
  const due =
    played !== null &&
    everyMinutes !== null &&
    isDue(played, everyMinutes) &&
    (isPlaying || (isMobile && played.left === null));

  const { sideDeposit, sideHistory } = readSearchFlags(place.search);
  const isElsewhere = sideDeposit || sideHistory || matchRoute(pathname)?.route.name === 'history';
  const isHidden = usePageHidden();
  const isTaken = useOverlayShown();
  const [open, setOpen] = useState(false);
  const next = due && !isElsewhere && (open || (!isHidden && !isTaken && !isBusy));
  if (next !== open) setOpen(next);

  const credit = useQuery({ ...creditOptions(services.account), enabled: next });
  const before = played?.balance ?? null;
  const known = before !== null && credit.data !== undefined && !credit.isError;
  const { helpline } = services.operator.protection;
  return (
    <Check
      open={next}
      minutes={Math.floor((played?.played ?? 0) / MINUTE_MS)}
      away={played?.away ?? false}
      balance={known ? { before, now: credit.data } : null}
      historyHref={historyHref(place, isMobile)}
      helpline={helpline && { name: textOf(helpline.name, locale), phone: helpline.phone }}
      onPlayOn={time.answer}
      onStop={() => {
        time.answer();
        launcherOf(services).closeTab();
        // Replaces the history entry of the game, so that no second dialog asks whether to leave it.
        if (pathname !== '/') place.go('/', { replace: true });
      }}
    />
  );
}
