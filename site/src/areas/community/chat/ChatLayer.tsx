import { createElement } from 'react';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { useChatFrame } from '../../../member/chat/useChat.ts';

const panelCode = page(() => import('./ChatDialog.tsx').then((module) => module.ChatDialog));

/** Container of the live chat, above every page, once it may be needed. */
export function ChatLayer() {
  const [chat, { status, open }] = useChatFrame();
  const Dialog = useLazyModule(panelCode, status !== 'off' || open);
  return chat && Dialog ? createElement(Dialog, { chat }) : <></>;
}
