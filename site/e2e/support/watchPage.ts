import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Forbidden behaviour of a page, as sentences. */
export interface Watch {
  readonly problems: readonly string[];
  /** Allows console errors that a test provokes, such as the browser's message about a failed request. */
  expectConsole(pattern: RegExp): void;
}

/**
 * Watches every page of a context for violations of the policy, errors and unlisted hosts.
 *
 * @param origins all origins that a page may send requests to
 */
export async function watchContext(
  context: BrowserContext,
  origins: readonly string[],
): Promise<Watch> {
  const problems: string[] = [];
  const expected: RegExp[] = [];

  await context.exposeBinding('reportViolation', (_, violation: string) => {
    problems.push(`policy violation: ${violation}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const message = [effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample];
      const report = (globalThis as unknown as { reportViolation(text: string): Promise<void> })
        .reportViolation;
      void report(message.filter(Boolean).join(' '));
    });
  });
  context.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    const isViolation = /Content Security Policy|TrustedHTML|TrustedScript/.test(text);
    const counts = message.type() === 'error' || isViolation;
    if (!counts || expected.some((pattern) => pattern.test(text))) return;
    problems.push(`console: ${text} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    problems.push(`page error: ${error.error().stack ?? error.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const local = ['data:', 'blob:', 'about:'].includes(url.protocol);
    if (!local && !origins.includes(url.origin)) {
      problems.push(`request to a host that is not listed: ${request.url()}`);
    }
  });
  return { problems, expectConsole: (pattern) => void expected.push(pattern) };
}
