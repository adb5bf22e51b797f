// After each DOM test: a step back that is still on its way would land in the next test and put another address under it.
// The DOM of the tests takes it in a later task, and forgets it once an entry is added, as a browser does.
import { afterEach } from 'vitest';

afterEach(() => {
  // Some of the tests draw as a server does, without a DOM.
  if (typeof history !== 'undefined') history.pushState(null, '');
});
