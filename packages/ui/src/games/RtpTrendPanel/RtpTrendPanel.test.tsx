import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyInfo } from '../storyGameDetail.ts';
import { RtpTrendPanel } from './RtpTrendPanel.tsx';
import { trendDrawing } from './trendDrawing.ts';

let back: () => void;
beforeEach(() => {
  back = setClock(() => Date.parse('2026-01-15T23:30:00+07:00'));
});
afterEach(() => {
  back();
  cleanup();
});

const spans = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('shows for each span its dates, its RTP, and the comparison with the long run', () => {
  renderInLanguage(<RtpTrendPanel info={storyInfo} />);
  expect(spans()).toEqual([
    'Today15 Jan 202694.86%Below long run',
    'Last 7 days9 Jan 2026 – 15 Jan 202697.06%Above long run',
    'Last 30 days17 Dec 2025 – 15 Jan 202696.54%Near long run',
  ]);
  expect(screen.getByText('Long run 96.52%')).toBeDefined();
  expect(screen.getByText(/Past results do not predict/)).toBeDefined();
});

it('uses the Buddhist era in Thai', () => {
  renderInLanguage(<RtpTrendPanel info={storyInfo} />, 'th');
  expect(spans()[1]).toBe('7 วันล่าสุด9 ม.ค. 2569 – 15 ม.ค. 256997.06%สูงกว่าระยะยาว');
});

it('describes the line as text', () => {
  renderInLanguage(<RtpTrendPanel info={storyInfo} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'RTP from 17 Dec 2025 to 15 Jan 2026: lowest 92.7%, highest 103.2%, latest 94.86%',
  );
});

it('draws the spans without daily data, and nothing for a single span', () => {
  renderInLanguage(<RtpTrendPanel info={{ ...storyInfo, history: [] }} />);
  const figure = screen.getByRole('figure');
  expect(within(figure).getByText('Average RTP per period, 94.86% – 97.06%')).toBeDefined();
  expect(within(figure).getByRole('img').getAttribute('aria-label')).toMatch(
    /from Last 30 days to Today/,
  );
  cleanup();
  renderInLanguage(<RtpTrendPanel info={{ ...storyInfo, history: [], day: null, month: null }} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(spans()).toHaveLength(1);
});

it('includes the long run in the scale, and keeps small changes small', () => {
  expect(trendDrawing([96, 96, 96], 96)).toMatchObject({
    baseline: 50,
    line: 'M0 50L50 50L100 50',
  });
  expect(trendDrawing([90, 100], 120).baseline).toBe(0);
  expect(trendDrawing([96, 97], null).baseline).toBeNull();
  for (const { y } of trendDrawing([60, 300, 96], 96).points) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(100);
  }
});
