import { AmountField, Button, Stack, useLock } from '@brand/ui';
import { type FormEvent, useState } from 'react';

/** A hundred presses send one request, and what was typed stays when it fails. */
export function SendOnce({ send }: { send: (amount: string) => Promise<void> }) {
  const [amount, setAmount] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [submit, isSending] = useLock(async () => {
    if (amount === '') return setError('Enter an amount.');
    setError(null);
    await send(amount).catch(() => setError('It was not sent. Your amount is still here.'));
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack>
        <AmountField
          label="Amount"
          hint="100 to 50,000 baht"
          unit="baht"
          value={amount}
          onValueChange={setAmount}
          ignoredText={(characters) => `“${characters}” is not counted`}
          error={error}
        />
        <Button type="submit" fullWidth loading={isSending}>
          Deposit
        </Button>
      </Stack>
    </form>
  );
}
