import { useEffect, useSyncExternalStore } from 'react';
import { type Services, useServices } from '../services.ts';
import { localStore } from '../../platform/storage/localStore.ts';
import { type ChatFrame, type ChatState, OFF, createChatFrame } from './chatFrame.ts';

/** A chat that can be opened. */
export interface Chat {
  /** Number of unread messages. */
  readonly unread: number;
  open(): void;
}

let only: ChatFrame | null | undefined;

const tokens = {
  read: () => localStore.read('brandChat'),
  write(token: string) {
    if (token === '') localStore.clear('brandChat');
    else localStore.write('brandChat', token);
  },
};

/** The chat of the page. Null if the operator has none. It forgets a member who has logged out. */
function chatOf({ operator, session }: Services): ChatFrame | null {
  const { hosts, features } = operator;
  // No chat during server rendering.
  if (!features.chat || hosts.chat === null || typeof document === 'undefined') return null;
  if (only !== undefined) return only;
  const chat = createChatFrame(hosts.chat, tokens);
  let member = session.read()?.userId ?? null;
  session.subscribe(() => {
    const next = session.read()?.userId ?? null;
    // A visitor who logs in continues the same conversation.
    if (member !== null && member !== next) chat?.forget();
    member = next;
  });
  return (only = chat);
}

const nothing = () => () => undefined;
const none = () => OFF;

/** The chat with its state, for its panel. */
export function useChatFrame(): readonly [chat: ChatFrame | null, state: ChatState] {
  const chat = chatOf(useServices());
  return [chat, useSyncExternalStore(chat?.subscribe ?? nothing, chat?.read ?? none, none)];
}

/**
 * The live chat if it can be opened, otherwise null. Using this hook requests the chat: the frame loads once the place of
 * the button is visible.
 */
export function useChat(): Chat | null {
  const [chat, { open, known, unread }] = useChatFrame();
  useEffect(() => chat?.want(), [chat]);
  return chat && (known || open) ? { unread, open: chat.open } : null;
}
