import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PageIntl } from '../../../routing/PageIntl.tsx';
import { ServicesContext } from '../../../member/services.ts';
import {
  ANNOUNCEMENT,
  MINUTE,
  aroundNotices,
  later,
  openDialog,
  openPage,
  press,
  settled,
  shows,
  tell,
  told,
  wireNotice,
} from '../dialogs/testing/testNotices.tsx';
import { ServiceNotice } from './ServiceNotice.tsx';

aroundNotices();

describe('the page is blocked', () => {
  it('by a usage problem, which ends with the logout', async () => {
    told.announcement = ANNOUNCEMENT;
    told.state.usage_problem = true;
    tell(wireNotice('a'));
    const { services } = openPage();
    await shows('You cannot continue right now');
    await settled();
    expect(openDialog()).toBe('You cannot continue right now');
    expect(await screen.findByRole('link', { name: 'Contact admin' })).toBeTruthy();
    told.state.usage_problem = false;
    await press('Log out');
    await waitFor(() => expect(services.session.read()).toBeNull());
    await shows('Service hours');
  });

  it.each([
    ['by the API', { state: true, operator: false }],
    ['by its configuration', { state: false, operator: true }],
  ])(
    'by a site that is closed %s, with the announcement, notifications on or off',
    async (_, by) => {
      told.announcement = ANNOUNCEMENT;
      told.enabled = false;
      told.state = { closed: by.state, text: null, usage_problem: false };
      tell(wireNotice('a'));
      openPage({ operator: { siteClosed: by.operator } });
      await shows('The site is closed for now');
      expect(await screen.findByText('Open all day.')).toBeTruthy();
      fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
      expect(openDialog()).toBe('The site is closed for now');
      expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
    },
  );

  it.each([
    ['a closed site', 'closed', 'closed', false, 1],
    ['a usage problem', 'problem', 'usage_problem', false, 1],
    ['a site that is also closed by its configuration', 'closed', 'closed', true, 0],
  ] as const)('until it is reloaded, after the end of %s', async (_, reason, name, byUs, times) => {
    told.state[name] = true;
    const { services } = openPage({ operator: { siteClosed: byUs } });
    cleanup();
    const reload = vi.fn();
    render(
      <ServicesContext value={services}>
        <QueryClientProvider client={services.queries}>
          <PageIntl>
            <ServiceNotice reason={reason} text={null} reload={reload} />
          </PageIntl>
        </QueryClientProvider>
      </ServicesContext>,
    );
    await settled();
    await later(2 * MINUTE);
    expect(reload).not.toHaveBeenCalled();
    told.state[name] = false;
    await later(2 * MINUTE);
    await later(2 * MINUTE);
    expect(reload).toHaveBeenCalledTimes(times);
  });

  it('with a link to the operator’s LINE page when the API names no admin', async () => {
    told.down = ['getLineContact', 'announcement'];
    openPage({ session: null, operator: { siteClosed: true } });
    await shows('The site is closed for now');
    const link = screen.getByRole('link', { name: 'Contact admin' });
    expect(link.getAttribute('href')).toBe('https://line.example/brand');
  });
});
