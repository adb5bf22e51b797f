import { type Game, gameName } from '@brand/domain';
import { AlertDialog, GameFrame, type GameFrameState, useOverlayShown } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import {
  type MouseEvent,
  createElement,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useIntl } from 'react-intl';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { useHoldPage } from '../../../platform/connection/busy.ts';
import { deviceClassOf } from '../../../platform/device/deviceClass.ts';
import { goBack } from '../../../routing/goBack.ts';
import { isPlainClick } from '../../../routing/isPlainClick.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useNamePage } from '../../../document/pageName.ts';
import { readSearchFlags } from '../../../routing/searchFlags.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { useGameActions } from '../useGameActions.ts';
import { AdminLink } from '../../../member/contact/AdminLink.tsx';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { creditOptions } from '../../../member/wallet/creditQuery.ts';
import { cashierHref } from '../../../member/wallet/walletHref.ts';
import { frameState } from './frameState.ts';
import { standingSlot } from './standing/standingPart.ts';
import { useFrameProgress } from './useFrameProgress.ts';
import { useGameLaunch } from './useGameLaunch.ts';
import { useGameMessages } from './useGameMessages.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { usePlayTime } from './usePlayTime.ts';
import { mainLocale } from '../../../language/locale.ts';

interface GameScreenProps {
  game: Game;
  /** With play money. @default false */
  isDemo?: boolean;
}

const never = () => () => undefined;

/** A game that is being started or played. */
export function GameScreen({ game, isDemo = false }: GameScreenProps) {
  const intl = useIntl();
  const place = usePlace();
  const { account, operator } = useServices();
  const isMember = useSession() !== null;
  const name = gameName(game, place.locale, mainLocale());
  const say = (id: string) => intl.formatMessage({ id });
  const isMobile = deviceClassOf(navigator) === 'mobile';
  useNamePage(name);

  const frame = useRef<HTMLIFrameElement>(null);
  const launch = useGameLaunch(game, isDemo);
  const address = launch.state.status === 'open' ? launch.state.address : null;
  const { progress, since, loaded } = useFrameProgress(address);
  // Removes a game that disturbs the page in ways that the sandbox cannot prevent.
  const [stopped, setStopped] = useState<string | null>(null);
  if (address === null && stopped !== null) setStopped(null);
  const isStopped = address !== null && stopped === address;
  const newest = useRef(address);
  useEffect(() => {
    newest.current = address;
  });
  const stop = useCallback(() => setStopped(newest.current), []);
  const isPlaying = progress === 'ready' && !isStopped;
  useHoldPage(isPlaying);
  useGameMessages(frame, stop);

  const parent = place.href(`/list/${game.type}`);
  // A demo has nothing to lose.
  const question = useLeaveQuestion(isPlaying && !isDemo, parent);
  const { marks, onFavouriteChange } = useGameActions();
  const isFavourite = () => marks?.isFavourite(game) ?? game.favourite;
  const favourite = useSyncExternalStore(marks?.subscribe ?? never, isFavourite, isFavourite);
  const hasWallet = isMember && !isDemo;
  const credit = useQuery({ ...creditOptions(account), enabled: hasWallet });
  const playedSince = usePlayTime(isPlaying && hasWallet, credit.isFetching ? null : credit.data);
  const Standing = useLazyModule(
    standingSlot,
    isPlaying && hasWallet && operator.features.tournament,
  );
  const isCovered = useOverlayShown();
  const flags = readSearchFlags(place.search);

  const state: GameFrameState = isStopped
    ? { status: 'refused', text: say('site.play.stopped') }
    : frameState(launch.state, progress, say, isMobile);
  const contact = useAdminContact(state.status === 'failed' || state.status === 'refused');

  return (
    <>
      <GameFrame
        title={name}
        state={state}
        onTheft={stop}
        backHref={parent}
        onBack={(event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          goBack(parent);
        }}
        othersHref={parent}
        help={contact && <AdminLink href={contact} variant="ghost" size="sm" />}
        since={playedSince ?? since}
        clock={operator.protection.clock}
        wallet={
          hasWallet
            ? {
                balance: credit.data ?? null,
                depositHref: cashierHref(place, isMobile, 'deposit-tab'),
              }
            : null
        }
        standing={Standing && createElement(Standing, { game })}
        headed
        covered={isCovered || flags.sideDeposit || flags.sideHistory}
        favourite={favourite}
        {...(onFavouriteChange && {
          onFavouriteChange: (next: boolean) => onFavouriteChange(game, next),
        })}
        frameRef={frame}
        onLoad={loaded}
        onRetry={launch.again}
        onNewTab={launch.openTab}
      />
      <AlertDialog
        open={question.isOpen}
        onOpenChange={(open) => {
          if (!open) question.stay();
        }}
        title={say('site.play.leaveTitle')}
        description={say('site.play.leaveText')}
        confirmLabel={say('site.play.leave')}
        cancelLabel={say('site.play.stay')}
        onConfirm={question.leave}
      />
    </>
  );
}
