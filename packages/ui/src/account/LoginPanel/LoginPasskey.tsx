'use client';

import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link LoginPasskey}. */
export interface LoginPasskeyProps {
  onPress: () => void;
  opening: boolean;
}

/** The button that logs in with a passkey. */
export function LoginPasskey({ onPress, opening }: LoginPasskeyProps) {
  const t = useText();
  return (
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
  );
}
