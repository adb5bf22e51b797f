import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { cutFields } from './cutFields.ts';
import { cutTexts } from './cutTexts.ts';
import { hardCodedTexts } from './pseudoFindings.ts';

/** Faults that the checks of the pseudo language must find, and what they must not mistake for one. */
const meta = {
  title: 'Checks/Pseudo language',
  id: 'checks-pseudo',
  tags: ['!dev', '!autodocs', 'behaviour'],
  // Faulty on purpose.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const TRANSLATED = '[Đéṕóśíť ťó ýóúŕ ŵáĺĺéť ƀéƒóŕé ťĥé ğáɱé śťáŕťś]';

/** As large as a touch target and too narrow for its text. */
const CONTROL = { inlineSize: 120, blockSize: 48 };

export const HardCodedText: Story = {
  render: () => (
    <>
      <p>{TRANSLATED}</p>
      <p>Golden Boat · 1,500</p>
      <p>Golden Boat is new</p>
      <button type="button" aria-label="Close" style={CONTROL} />
      <img src="data:," alt="ปิด" />
      <input placeholder="Amount" style={CONTROL} />
      <p hidden>Try again</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(hardCodedTexts(canvasElement, ['Golden Boat'])).toEqual([
      '“is new” of p · Golden Boat is new',
      '“Try again” of p · Try again',
      '“Close” as aria-label of button · Close',
      '“ปิด” as alt of img',
      '“Amount” as placeholder of input',
    ]);
  },
};

export const CutText: Story = {
  render: () => (
    <>
      <div id="side" style={{ inlineSize: 120, overflow: 'hidden', whiteSpace: 'nowrap' }}>
        {TRANSLATED}
      </div>
      <div id="below" style={{ inlineSize: 120, blockSize: 24, overflow: 'clip' }}>
        {TRANSLATED}
      </div>
      <button type="button" style={{ ...CONTROL, whiteSpace: 'nowrap', background: '#444' }}>
        {TRANSLATED}
      </button>
      <div id="window" style={{ inlineSize: 5000, textAlign: 'end' }}>
        {TRANSLATED}
      </div>
      <input placeholder={TRANSLATED} aria-label="field" style={CONTROL} />
      <select aria-label="choice" style={CONTROL}>
        <option>{TRANSLATED}</option>
      </select>
    </>
  ),
  play: async ({ canvasElement }) => {
    const places = (findings: readonly string[]) =>
      findings.map((finding) => finding.replace(/^“[^”]*” is \d+ px /, '').slice(0, 24));
    await expect(places(cutTexts(canvasElement))).toEqual([
      'outside of div · [Đéṕóśí',
      'outside of div · [Đéṕóśí',
      'outside of button · [Đéṕ',
      'outside of the window',
    ]);
    await expect(places(cutFields(canvasElement))).toEqual([
      'wider than input · field',
      'wider than select · choi',
    ]);
  },
};

/** Text that fits, and text that is cut in a way that shows it. */
export const TextOnPurpose: Story = {
  render: () => (
    <>
      <div style={{ inlineSize: 120, overflow: 'hidden' }}>{TRANSLATED}</div>
      <div
        style={{
          inlineSize: 120,
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
        }}
      >
        {TRANSLATED}
      </div>
      <div
        style={{
          inlineSize: 120,
          overflow: 'hidden',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
        }}
      >
        {TRANSLATED}
      </div>
      <div style={{ inlineSize: 120, overflow: 'auto', whiteSpace: 'nowrap' }}>{TRANSLATED}</div>
      <div style={{ inlineSize: 1, blockSize: 1, overflow: 'hidden' }}>{TRANSLATED}</div>
      <div style={{ visibility: 'hidden', inlineSize: 5000, textAlign: 'end' }}>{TRANSLATED}</div>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(cutTexts(canvasElement)).toEqual([]);
  },
};
