import { useEffect, useSyncExternalStore } from 'react';
import { type Services, useServices } from '../../app/services.ts';
import { type Chat, type ChatWidget, createChatWidget } from './chatWidget.ts';

let only: ChatWidget | null = null;

/** The chat of the page; null where the operator has none. It forgets a member who has gone. */
function chatOf({ operator, session }: Services): ChatWidget | null {
  const { hosts, features } = operator;
  if (!features.chat || hosts.chat === null) return null;
  if (only) return only;
  const widget = createChatWidget(hosts.chat);
  let member = session.read()?.userId ?? null;
  session.subscribe(() => {
    const next = session.read()?.userId ?? null;
    // One who begins as a visitor and logs in goes on with the same conversation.
    if (member !== null && member !== next) widget.forget();
    member = next;
  });
  return (only = widget);
}

const nothing = () => () => undefined;
const none = () => null;

/**
 * The live chat where it can be opened, else null. To use it is to want it: its script is fetched for whoever sees a place
 * where the button would be.
 */
export function useChat(): Chat | null {
  const widget = chatOf(useServices());
  useEffect(() => widget?.want(), [widget]);
  return useSyncExternalStore(widget?.subscribe ?? nothing, widget?.read ?? none, none);
}
