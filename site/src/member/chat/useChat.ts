import { useEffect, useSyncExternalStore } from 'react';
import { type Services, useServices } from '../services.ts';
import { localStore } from '../../platform/storage/localStore.ts';
import { type ChatFrame, type ChatState, OFF, createChatFrame } from './chatFrame.ts';

/** A chat that can be opened. */
export interface Chat {
  /** Messages that have not been read. */
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

/** The chat of the page; null where the operator has none. It forgets a member who has gone. */
function chatOf({ operator, session }: Services): ChatFrame | null {
  const { hosts, features } = operator;
  // Where a first view is drawn nobody chats.
  if (!features.chat || hosts.chat === null || typeof document === 'undefined') return null;
  if (only !== undefined) return only;
  const chat = createChatFrame(hosts.chat, tokens);
  let member = session.read()?.userId ?? null;
  session.subscribe(() => {
    const next = session.read()?.userId ?? null;
    // One who begins as a visitor and logs in goes on with the same conversation.
    if (member !== null && member !== next) chat?.forget();
    member = next;
  });
  return (only = chat);
}

const nothing = () => () => undefined;
const none = () => OFF;

/** The chat with its state, for where its panel stands. */
export function useChatFrame(): readonly [chat: ChatFrame | null, state: ChatState] {
  const chat = chatOf(useServices());
  return [chat, useSyncExternalStore(chat?.subscribe ?? nothing, chat?.read ?? none, none)];
}

/**
 * The live chat where it can be opened, else null. To use it is to want it: its frame is fetched for whoever sees a place
 * where the button would be.
 */
export function useChat(): Chat | null {
  const [chat, { open, known, unread }] = useChatFrame();
  useEffect(() => chat?.want(), [chat]);
  return chat && (known || open) ? { unread, open: chat.open } : null;
}
