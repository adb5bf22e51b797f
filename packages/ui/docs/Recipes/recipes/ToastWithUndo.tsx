import { Button, showToast, ToastRegion } from '@brand/ui';

/** An application has one ToastRegion, at its end. */
export function ToastWithUndo({ hide, undo }: { hide: () => void; undo: () => void }) {
  return (
    <>
      <Button
        variant="soft"
        onClick={() => {
          hide();
          showToast({
            tone: 'success',
            text: 'The notice is hidden.',
            action: { label: 'Undo', onAction: undo },
          });
        }}
      >
        Hide notice
      </Button>
      <ToastRegion label="Messages" closeLabel="Close" />
    </>
  );
}
