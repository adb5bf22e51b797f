import { EmptyState, ErrorState, FactList, Skeleton, Stack } from '@brand/ui';

type Winners =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; rows: readonly { name: string; prize: string }[] };

/** Only the server's empty list is empty. A list that could not be read is an error with a way on. */
export function FourStates({ winners, retry }: { winners: Winners; retry: () => void }) {
  if (winners.status === 'loading') {
    return (
      <Stack aria-busy="true">
        <Skeleton shape="text" />
        <Skeleton shape="text" short />
      </Stack>
    );
  }
  if (winners.status === 'failed') {
    return (
      <ErrorState
        title="The winners could not be loaded"
        text="Check your connection and try again."
        retryLabel="Try again"
        onRetry={retry}
      />
    );
  }
  if (winners.rows.length === 0) {
    return <EmptyState title="No winners yet" text="The first appear after 20:00." />;
  }
  return (
    <FactList facts={winners.rows.map(({ name, prize }) => ({ id: name, name, value: prize }))} />
  );
}
