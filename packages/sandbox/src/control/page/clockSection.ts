import { element } from '../../pages/element.ts';
import { clockFace } from './clockFace.ts';
import { controlApi } from './controlApi.ts';
import { dateOf, fieldTime, offsetOf, timeOf, timeOfField } from './format.ts';
import { type SectionView, actionButton, labelled } from './parts.ts';
import type { Store } from './store.ts';
import { say } from './toast.ts';

const MINUTE = 60_000;
const steps: readonly (readonly [label: string, by: number])[] = [
  ['+1 minute', MINUTE],
  ['+10 minutes', 10 * MINUTE],
  ['+1 hour', 60 * MINUTE],
  ['+1 day', 1440 * MINUTE],
];

/** The sandbox’s time, and controls to move it. */
export function clockSection(store: Store): SectionView {
  const time = clockFace('It is');
  const date = element('p', { class: 'clock-date' });
  const offset = element('p', { class: 'muted' });
  const field = element('input', { class: 'control', type: 'datetime-local' });
  field.value = fieldTime(store.now());

  function tick(): void {
    const now = store.now();
    time.show(timeOf(now));
    date.textContent = dateOf(now);
  }

  async function move(how: Parameters<typeof controlApi.moveClock>[0]): Promise<void> {
    const { now } = await controlApi.moveClock(how);
    await store.refresh();
    field.value = fieldTime(now);
    say(`It is ${timeOf(now)} on ${dateOf(now)}.`);
  }

  const back = actionButton('Return to real time', () => move({ real: true }), { name: 'reset' });
  const leave = store.watch(() => {
    const { clock } = store.state();
    tick();
    const isReal = Math.abs(clock.offset) < 1000;
    back.disabled = isReal;
    offset.textContent = isReal
      ? 'Real time, in Bangkok.'
      : `${offsetOf(clock.offset)} from real time, in Bangkok. A restart keeps it.`;
  });
  const timer = setInterval(tick, 250);

  const set = actionButton(
    'Set',
    async () => {
      const now = timeOfField(field.value);
      if (Number.isNaN(now)) say('Choose a date and a time first.', 'danger');
      else await move({ now });
    },
    { look: 'secondary', of: 'date and time' },
  );
  return {
    root: element(
      'div',
      {},
      element(
        'div',
        { class: 'card clock' },
        element('p', { class: 'clock-time' }, time.root),
        date,
        offset,
      ),
      element(
        'div',
        { class: 'steps' },
        ...steps.map(([label, by]) =>
          actionButton(label, () => move({ advanceMs: by }), { look: 'secondary' }),
        ),
      ),
      element(
        'div',
        { class: 'card form' },
        element('div', { class: 'row end' }, labelled('Date and time in Bangkok', field), set),
        back,
        element(
          'p',
          { class: 'muted small' },
          'Passed deadlines become due immediately. After moving the clock back, rows with later dates remain; a reset removes them.',
        ),
      ),
    ),
    leave() {
      clearInterval(timer);
      leave();
    },
  };
}
