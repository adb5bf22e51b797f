import type { Failure, Passkey } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { NOW } from '../../private/now.fixtures.ts';
import { type PasskeyAddResult, PasskeysPanel } from './PasskeysPanel.tsx';
import { usage } from './PasskeysPanel.usage.ts';

const DAY = 86_400_000;
const phone: Passkey = {
  id: 'kV3r8pQ2mT0aYx5uBz7nLw',
  name: 'โทรศัพท์',
  createdAt: NOW - 40 * DAY,
  lastUsedAt: NOW - DAY,
  isSynced: true,
};
const key: Passkey = {
  id: 'Qx1c6tZrW9eNf4uJh2sPdg',
  name: 'Security key',
  createdAt: NOW - 2 * DAY,
  lastUsedAt: null,
  isSynced: false,
};
const network: Failure = { messageId: 'error.general.network', code: null };
const done = (): Promise<Failure | null> => Promise.resolve(null);
const refused = (failure: Failure) => (): Promise<Failure> => Promise.resolve(failure);
const add = (result: PasskeyAddResult) => () => Promise.resolve(result);

const meta = {
  title: 'Account/PasskeysPanel · WebAuthn, fingerprint',
  id: 'account-passkeyspanel',
  component: PasskeysPanel,
  tags: ['stable'],
  parameters: { usage },
  args: {
    state: { status: 'ready', list: [phone, key], max: 10 },
    onRetry: () => undefined,
    onAdd: add('added'),
    onRename: done,
    onRemove: done,
  },
} satisfies Meta<typeof PasskeysPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (part: string): NonNullable<Story['play']> =>
  async function play({ canvasElement }) {
    await userEvent.click(canvasElement.querySelector(`[data-part=${part}]`)!);
  };

export const Default: Story = { tags: ['matrix'] };

export const Empty: Story = { args: { state: { status: 'ready', list: [], max: 10 } } };

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const LoadFailed: Story = { args: { state: { status: 'error', failure: network } } };

export const Full: Story = {
  args: {
    state: {
      status: 'ready',
      list: Array.from({ length: 10 }, (_, at) => ({
        ...phone,
        id: `${phone.id}${at}`,
        name: `พาสคีย์ ${at + 1}`,
      })),
      max: 10,
    },
  },
};

export const Unsupported: Story = {
  render: (args) => <PasskeysPanel {...args} onAdd={null} />,
};

export const Added: Story = { play: press('add') };

export const Cancelled: Story = { args: { onAdd: add('cancelled') }, play: press('add') };

export const AlreadyOnThisDevice: Story = {
  args: { onAdd: add('exists') },
  play: press('add'),
};

export const DeviceFailed: Story = {
  args: { onAdd: add({ messageId: 'error.passkey.prompt', code: null }) },
  play: press('add'),
};

export const AddRefused: Story = {
  args: { onAdd: add({ messageId: 'error.passkey.5022', code: '5022' }) },
  play: press('add'),
};

export const Renaming: Story = { play: press('rename') };

export const RenameWithoutName: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('[data-part=rename]')!);
    await userEvent.clear(within(canvasElement).getByRole('textbox'));
    await userEvent.click(canvasElement.querySelector('[data-part=save]')!);
  },
};

export const RenameRefused: Story = {
  args: { onRename: refused({ messageId: 'error.passkey.5024', code: '5024' }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('[data-part=rename]')!);
    await userEvent.type(within(canvasElement).getByRole('textbox'), '2');
    await userEvent.click(canvasElement.querySelector('[data-part=save]')!);
  },
};

export const Removing: Story = { play: press('remove') };

export const RemoveRefused: Story = {
  args: { onRemove: refused(network) },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('[data-part=remove]')!);
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    const confirm = dialog.querySelector('[data-part=confirm]');
    if (confirm) await userEvent.click(confirm);
  },
};

export const LongName: Story = {
  args: {
    state: {
      status: 'ready',
      list: [{ ...phone, name: 'โทรศัพท์เครื่องที่ใช้อยู่ที่บ้านกับครอบครัว' }, key],
      max: 10,
    },
  },
};
