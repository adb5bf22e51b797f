import { AlertDialog, Button } from '@brand/ui';
import { useState } from 'react';

/** `remove` rejects when it fails: the dialog stays open, and says why. */
export function ConfirmFirst({ remove }: { remove: () => Promise<void> }) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return (
    <>
      <Button variant="outline" tone="danger" onClick={() => setOpen(true)}>
        Remove account
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          setError(null);
        }}
        title="Remove this account?"
        description="Withdrawals no longer go to it. You can add it again."
        confirmLabel="Remove"
        cancelLabel="Keep"
        tone="danger"
        error={error}
        onConfirm={() =>
          remove().catch((failure: unknown) => {
            setError('It was not removed. Check your connection and try again.');
            throw failure;
          })
        }
      />
    </>
  );
}
