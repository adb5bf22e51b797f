// Runs in the hidden frame that keeps the tab of a game (`tabKeeper.ts`). The tab is the opener of the frame.
globalThis.opener?.close();
