import { element } from '../../pages/element.ts';
import { type State, controlApi } from './controlApi.ts';
import { baht } from './format.ts';
import { type SectionView, actionButton, badge, copy, keyedList } from './parts.ts';
import type { Store } from './store.ts';
import { say } from './toast.ts';

type Member = State['members'][number];

/** All members with their purpose. */
export function membersSection(store: Store): SectionView {
  const { password } = store.offer;
  const list = element('ul', { class: 'cards' });
  const show = keyedList<Member>(
    list,
    ({ id }) => id,
    (member) => memberCard(store, member),
  );
  const leave = store.watch(() => show(store.state().members));
  const intro = element(
    'p',
    { class: 'intro' },
    'Password of all members: ',
    element('code', {}, password),
  );
  const copyPassword = actionButton('Copy', () => copy(password, 'The password is copied.'), {
    name: 'copy',
    of: 'password',
  });
  const head = element('div', { class: 'row spread' }, intro, copyPassword);
  return { root: element('div', {}, head, list), leave };
}

function memberCard(store: Store, { id, username, name, purpose, loginRefusal }: Member) {
  const balance = element('output', { class: 'figure' });
  const badges = element('span', { class: 'badges' });
  const logOut = actionButton(
    'Log out',
    async () => {
      const { answer } = await controlApi.pull('session-revoke', { member: id });
      say(answer);
      await store.refresh();
    },
    { of: username },
  );
  const root = element(
    'li',
    { class: 'card member' },
    element(
      'div',
      { class: 'row spread' },
      element(
        'div',
        {},
        element('h2', {}, username),
        element('p', { class: 'muted small', lang: 'th' }, name),
      ),
      element(
        'div',
        { class: 'amount' },
        element('p', {}, balance, element('span', { class: 'muted small' }, ' baht')),
        badges,
      ),
    ),
    element('p', { class: 'purpose' }, purpose ?? 'Joined in this sandbox.'),
    element(
      'div',
      { class: 'actions' },
      actionButton('Copy login', () => copy(username, `“${username}” is copied.`), {
        of: username,
      }),
      element('a', { class: 'button content', href: `#ledger/${id}` }, 'Ledger'),
      logOut,
    ),
  );
  const update = (member: Member) => {
    balance.textContent = baht(member.balance);
    const open = member.openSessions > 0;
    logOut.disabled = !open;
    badges.replaceChildren(
      ...(open ? [badge('Logged in', 'success')] : []),
      ...(loginRefusal === null ? [] : [badge(`Refused ${loginRefusal}`, 'danger')]),
    );
  };
  return { root, update };
}
