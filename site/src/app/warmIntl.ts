import { whenIdle } from '../platform/clock/whenIdle.ts';

/**
 * Creates a formatter of each kind while the scripts load and the processor has nothing to do: the first one reads what the browser
 * knows about all languages, which would take a slow phone 60 ms of hydration.
 */
export function warmIntl(language: string): void {
  whenIdle(() => void new Intl.NumberFormat(language));
  whenIdle(() => void new Intl.DateTimeFormat(language));
  whenIdle(() => void new Intl.PluralRules(language));
}
