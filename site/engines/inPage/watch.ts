/** Records forbidden behaviour of the page. Some tools do not report the console, so the page does it itself. */
export function watch(): string[] {
  const problems: string[] = [];
  const { error } = console;
  console.error = (...message: unknown[]) => {
    problems.push(`console: ${message.map(String).join(' ')}`);
    error.apply(console, message);
  };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      // Only a hint: Firefox reports a preload whose module has already loaded. The link may be of another realm, of
      // which it is no instance here.
      const isLink = Object.prototype.toString.call(target) === '[object HTMLLinkElement]';
      if (isLink && (target as HTMLLinkElement).rel === 'modulepreload') return;
      // A hint too: sizes that change while sizes are reported are reported in the next frame.
      if (event instanceof ErrorEvent && event.message.startsWith('ResizeObserver loop')) return;
      if (target instanceof Element) problems.push(`not loaded: ${addressOf(target)}`);
      else if (event instanceof ErrorEvent)
        problems.push(`page error: ${event.message} (${event.filename}:${event.lineno})`);
      else problems.push(`error at ${Object.prototype.toString.call(target)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    problems.push(
      `unhandled rejection: ${reason instanceof Error ? reason.stack : String(reason)}`,
    );
  });
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
    problems.push(
      `policy violation: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`,
    );
  });
  return problems;
}

function addressOf(element: Element): string {
  return element.getAttribute('src') ?? element.getAttribute('href') ?? element.tagName;
}
