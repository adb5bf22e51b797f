import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from './address.ts';
import { entryState } from './entryState.ts';
import { goBack } from './goBack.ts';
import { closePanels, usePageBack } from './pageBack.ts';

/** jsdom moves through the history asynchronously. */
async function moved(move: () => void) {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  act(move);
  await act(async () => {
    await arrived;
  });
}

function renderFlow(
  first = 0,
  refuses: (step: number) => boolean = () => false,
  refusesForward = true,
) {
  return renderHook(() => {
    const [step, setStep] = useState(first);
    usePageBack(
      step,
      () => {
        if (!refuses(step)) setStep(step - 1);
      },
      () => {
        if (!refusesForward) setStep(step + 1);
      },
    );
    return { step, setStep };
  }).result;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  navigate('/');
  navigate('/deposit');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('usePageBack', () => {
  it('returns with Forward to the step that Back has left', async () => {
    const flow = renderFlow(0, undefined, false);
    act(() => flow.current.setStep(1));
    act(() => flow.current.setStep(2));
    await moved(() => history.back());
    await moved(() => history.back());
    expect(flow.current.step).toBe(0);
    await moved(() => history.forward());
    expect([flow.current.step, entryState().step]).toEqual([1, 1]);
    await moved(() => history.forward());
    expect([flow.current.step, entryState().step]).toEqual([2, 2]);
  });

  it('stays at its step and entry when the flow refuses Forward', async () => {
    const flow = renderFlow();
    act(() => flow.current.setStep(1));
    await moved(() => history.back());
    await moved(() => history.forward());
    // The hook goes back to the entry of the step.
    await moved(() => undefined);
    expect([flow.current.step, entryState().step ?? 0]).toEqual([0, 0]);
  });

  it('goes from step 2 to 1 to 0 to the previous page', async () => {
    const flow = renderFlow();
    act(() => flow.current.setStep(1));
    act(() => flow.current.setStep(2));
    await moved(() => history.back());
    expect([flow.current.step, entryState().step]).toEqual([1, 1]);
    await moved(() => goBack('/'));
    expect([flow.current.step, entryState().step ?? 0]).toEqual([0, 0]);
    await moved(() => history.back());
    expect(location.pathname).toBe('/');
  });

  it('goes back all steps when several entries are skipped', async () => {
    const flow = renderFlow();
    act(() => flow.current.setStep(2));
    await moved(() => history.go(-2));
    expect(flow.current.step).toBe(0);
  });

  it('removes the entry of a step that the flow leaves itself', async () => {
    const flow = renderFlow();
    act(() => flow.current.setStep(2));
    await moved(() => flow.current.setStep(0));
    expect([location.pathname, entryState().step ?? 0]).toEqual(['/deposit', 0]);
    await moved(() => history.back());
    expect(location.pathname).toBe('/');
  });

  it('stays when a step cannot be undone, and can be asked again', async () => {
    const onBack = vi.fn(() => true);
    const flow = renderFlow(0, onBack);
    act(() => flow.current.setStep(1));
    await moved(() => history.back());
    expect([flow.current.step, entryState().step]).toEqual([1, 1]);
    await moved(() => history.back());
    expect(onBack).toHaveBeenCalledTimes(2);
  });

  it('leaves the entry of a step that no longer exists', async () => {
    const flow = renderFlow();
    act(() => flow.current.setStep(2));
    cleanup();
    await moved(() => void renderFlow());
    expect([location.pathname, entryState().step ?? 0]).toEqual(['/deposit', 0]);
  });

  it('does not take a step back for a jump within the page', async () => {
    const flow = renderFlow();
    act(() => flow.current.setStep(1));
    await moved(() => {
      location.hash = '#content';
    });
    expect([flow.current.step, entryState().step]).toEqual([1, 1]);
  });
});

describe('goBack', () => {
  it('replaces a page that was opened from another site with the parent page', () => {
    history.pushState(null, '', '/list/slot');
    const before = history.length;
    goBack('/en');
    expect([location.pathname, history.length]).toEqual(['/en', before]);
  });
});

describe('goBack after a link that loaded a document', () => {
  it('goes back to the page of this site that had the link', async () => {
    history.pushState(null, '', '/search');
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/`);
    await moved(() => goBack('/en'));
    expect(location.pathname).toBe('/deposit');
    vi.restoreAllMocks();
  });
});

describe('closePanels', () => {
  it('goes back to the page without a panel, also past a second panel', async () => {
    navigate('/list/slot');
    navigate('/list/slot?sideDeposit=true');
    navigate('/list/slot?sideHistory=true');
    expect(entryState().panels).toBe(2);
    await moved(() => closePanels('/list/slot'));
    expect(location.pathname + location.search).toBe('/list/slot');
  });

  it('keeps the distance to that page when the tab of the panel changes', () => {
    navigate('/list/slot?sideDeposit=true');
    navigate('/list/casino?sideDeposit=true');
    expect(entryState().panels).toBeUndefined();
    navigate('/list/casino');
    navigate('/list/casino?sideDeposit=true');
    navigate('/list/casino?sideDeposit=true&tab=withdraw-tab', { replace: true });
    expect(entryState().panels).toBe(1);
  });

  it('replaces the address when the panel was open at the first view', () => {
    history.pushState(null, '', '/list/slot?sideDeposit=true');
    const before = history.length;
    closePanels('/list/slot');
    expect([location.search, history.length]).toEqual(['', before]);
  });
});
