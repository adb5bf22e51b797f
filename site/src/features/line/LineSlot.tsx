import type { ProfileLine } from '@brand/ui';
import { type ReactNode, createElement, useEffect, useState } from 'react';
import { hasMessages, loadMessages } from '../../app/messages.ts';
import { usePlace } from '../../app/navigation.ts';
import { page } from '../../app/page.ts';
import { useServices, useSession } from '../../app/services.ts';

const controlCode = page(() => import('./LineControl.tsx').then((code) => code.LineControl));

/** The place of a LINE button in a menu: for members, where the operator has LINE, once its code and words are here. */
export function LineSlot({ children }: { children: (line: ProfileLine) => ReactNode }) {
  const { locale } = usePlace();
  const { hosts, features } = useServices().operator;
  const isMember = useSession() !== null;
  const wanted = isMember && features.line && hosts.line !== null;
  const [, redraw] = useState(0);
  const Control = controlCode.peek();
  const ready = Control !== null && hasMessages(locale, 'account');
  useEffect(() => {
    if (ready || !wanted) return;
    const arrived = () => redraw((count) => count + 1);
    // Without a network there is no button: it could do nothing.
    Promise.all([controlCode.load(), loadMessages(locale, 'account')]).then(arrived, () => {});
  }, [ready, wanted, locale]);
  return wanted && ready ? createElement(Control, { draw: children }) : <></>;
}
