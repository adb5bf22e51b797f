import { PasskeysPanel } from '@brand/ui';
import { browserHasPasskeys } from './hasPasskeys.ts';
import { usePasskeys } from './usePasskeys.ts';

/** The passkeys of the member. They can be managed in a browser that cannot add one, too. */
export function OwnPasskeys() {
  const { state, retry, add, rename, remove } = usePasskeys();
  return (
    <PasskeysPanel
      state={state}
      onRetry={retry}
      onAdd={browserHasPasskeys() ? add : null}
      onRename={rename}
      onRemove={remove}
    />
  );
}
