'use client';

import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './LoginPanel.css.ts';

/** Props of {@link LoginPasskey}. */
export interface LoginPasskeyProps {
  onPress: () => void;
  opening: boolean;
  cancelled: boolean;
}

/** The button that logs in with a passkey, and what to do after a closed prompt. */
export function LoginPasskey({ onPress, opening, cancelled }: LoginPasskeyProps) {
  const t = useText();
  return (
    <div className={css.passkey}>
      <Button
        variant="outline"
        tone="neutral"
        size="lg"
        fullWidth
        loading={opening}
        onClick={onPress}
        iconStart={<Icon glyph={glyphs.key} />}
        data-part="passkey"
      >
        {t('account.login.passkey')}
      </Button>
      <div role="status" data-part="passkey-cancelled">
        {cancelled && (
          <Text size="sm" tone="muted" className={css.cancelled}>
            {t('account.login.passkeyCancelled')}
          </Text>
        )}
      </div>
    </div>
  );
}
