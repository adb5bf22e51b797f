import type { Trigger } from '../control/trigger.ts';
import { invalidField } from '../http/refusal.ts';
import { vipLevels } from './vipLevels.ts';

const BY_FIGURES = 'figures';

const vipLevel: Trigger = {
  id: 'vip-level',
  group: 'session',
  title: 'VIP level of a member',
  explains: 'Sets a level manually, or returns to the level by turnover and deposits; see /vip.',
  fields: [
    { name: 'member', label: 'Member', kind: 'member', value: 'm_0001' },
    {
      name: 'level',
      label: 'Level',
      kind: 'choice',
      options: [
        { value: BY_FIGURES, label: 'By turnover and deposits' },
        ...vipLevels.map(({ name }, at) => ({ value: String(at), label: name.en })),
      ],
      value: BY_FIGURES,
    },
  ],
  pull({ db }, { member: given = '', level = '' }) {
    const member = db.get<{ id: string; username: string }>(
      'SELECT id, username FROM members WHERE id = ?1 OR username = ?1',
      given,
    );
    if (!member) throw invalidField('member');
    db.run('DELETE FROM vip_grants WHERE member = ?', member.id);
    if (level === BY_FIGURES) return `The level of ${member.username} is automatic.`;
    const chosen = /^\d$/.test(level) ? vipLevels[Number(level)] : undefined;
    if (!chosen) throw invalidField('level');
    db.run('INSERT INTO vip_grants (member, level) VALUES (?, ?)', member.id, Number(level));
    return `${member.username} is ${chosen.name.en}.`;
  },
};

/** Triggers that set VIP levels. */
export const vipTriggers: readonly Trigger[] = [vipLevel];
