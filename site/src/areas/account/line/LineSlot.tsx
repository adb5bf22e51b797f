import type { ProfileLine } from '@brand/ui';
import { type ReactNode, createElement, useEffect, useState } from 'react';
import { hasMessages, loadMessages } from '../../../language/messages.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { page } from '../../../routing/chunks/page.ts';
import { useServices, useSession } from '../../../member/services.ts';

const controlCode = page(() => import('./LineControl.tsx').then((code) => code.LineControl));

/** Reserves the space of the button until its code and messages have loaded, so that nothing below it moves. */
const LOADING: ProfileLine = { linked: null, label: 'LINE', busy: true, onPress: () => {} };

/** A LINE button in a menu, for members, if the operator has LINE. */
export function LineSlot({ children }: { children: (line: ProfileLine) => ReactNode }) {
  const { locale } = usePlace();
  const { hosts, features } = useServices().operator;
  const isMember = useSession() !== null;
  const isWanted = isMember && features.line && hosts.line !== null;
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const Control = controlCode.peek();
  const isReady = Control !== null && hasMessages(locale, 'account');
  useEffect(() => {
    if (isReady || !isWanted) return;
    Promise.all([controlCode.load(), loadMessages(locale, 'account')]).then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, [isReady, isWanted, locale]);
  if (!isWanted) return null;
  if (isReady) return createElement(Control, { render: children });
  // No button without a network, because it could not work.
  return state === 'failed' ? null : children(LOADING);
}
