import { MINUTE } from '../clock/units.ts';
import { invalidField } from '../http/refusal.ts';
import { writeSetting } from '../settings/settings.ts';
import type { Trigger } from './trigger.ts';

const MAINTENANCE_TEXT = 'ปิดปรับปรุงระบบชั่วคราว กรุณากลับมาใหม่ภายหลัง';
const CLOSED_TEXT = 'ระบบปิดให้บริการชั่วคราว กรุณาติดต่อแอดมิน';

const WHAT_MEMBERS_READ = 'What members read (empty: only the words of the site)';

/** Triggers for the whole service. */
export const serviceTriggers: readonly Trigger[] = [
  {
    id: 'maintenance-on',
    group: 'service',
    title: 'Maintenance begins',
    explains: 'GET / says code 0, and every call of a member answers 503 with code 9998.',
    fields: [
      { name: 'text', label: WHAT_MEMBERS_READ, kind: 'text', value: MAINTENANCE_TEXT },
      {
        name: 'minutes',
        label: 'Expected duration in minutes (empty: unknown)',
        kind: 'text',
        value: '30',
      },
    ],
    pull({ db, clock }, { text = '', minutes = '' }) {
      if (!/^(?:|[1-9]\d{0,3})$/.test(minutes.trim())) throw invalidField('minutes');
      writeSetting(db, 'maintenance', text.trim());
      const lasts = Number(minutes) * MINUTE;
      writeSetting(db, 'maintenanceEnds', lasts === 0 ? null : clock.now() + lasts);
      return 'Maintenance is on. An open site notices within 20 seconds.';
    },
  },
  {
    id: 'maintenance-off',
    group: 'service',
    title: 'Maintenance ends',
    explains: 'The service is open again; a site on its maintenance page returns to the home page.',
    pull({ db }) {
      writeSetting(db, 'maintenance', null);
      return 'Maintenance is off.';
    },
  },
  {
    id: 'site-close',
    group: 'service',
    title: 'The site is closed',
    explains: 'The operator closes the site: members see a notice that cannot be closed.',
    fields: [{ name: 'text', label: WHAT_MEMBERS_READ, kind: 'text', value: CLOSED_TEXT }],
    pull({ db }, { text = '' }) {
      writeSetting(db, 'siteClosed', text.trim());
      return 'The site is closed.';
    },
  },
  {
    id: 'site-open',
    group: 'service',
    title: 'The site opens again',
    explains: 'Ends the closing of the site.',
    pull({ db }) {
      writeSetting(db, 'siteClosed', null);
      return 'The site is open.';
    },
  },
];
