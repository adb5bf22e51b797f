// Runs in the hidden frame that keeps the tab of a game (`tabKeeper.ts`), whose opener the tab is.
globalThis.opener?.close();
