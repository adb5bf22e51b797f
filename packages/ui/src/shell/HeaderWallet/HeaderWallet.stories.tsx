import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { AccountButton } from '../AccountMenu/AccountButton.tsx';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { Header } from '../Header/Header.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SQUARE_LOGO } from '../storyLogos.ts';
import { storyWallet } from '../storyWallet.ts';
import { HeaderWallet } from './HeaderWallet.tsx';
import { usage } from './HeaderWallet.usage.ts';

const meta = {
  title: 'Shell/HeaderWallet · balance',
  id: 'shell-headerwallet',
  component: HeaderWallet,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', usage },
  args: storyWallet,
  // Rendered in the Header, because it adapts to the header's space.
  render: (args) => (
    <AppFrame
      header={
        <Header
          kind="responsive"
          title="สล็อต"
          logo={<Logo name="Lotus" image={SQUARE_LOGO} />}
          homeHref="#home"
          loginHref={null}
          wallet={<HeaderWallet {...args} />}
          onMenu={fn()}
        />
      }
      sidebar={undefined}
      tabBar={undefined}
    >
      {undefined}
    </AppFrame>
  ),
} satisfies Meta<typeof HeaderWallet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAccount: Story = { args: { account: <AccountButton username="somsak" /> } };
export const WithoutDeposit: Story = { args: { depositHref: null } };
