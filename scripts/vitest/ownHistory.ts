// Runs after each DOM test. A pending history.back() would change the address in the next test. The DOM runs it in a later
// task and cancels it when an entry is added, as a browser does.
import { afterEach } from 'vitest';

afterEach(() => {
  // Some tests render on the server, without DOM.
  if (typeof history !== 'undefined') history.pushState(null, '');
});
