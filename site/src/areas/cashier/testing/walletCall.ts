/** The calls of the cashier. */
export type Call =
  | 'credit'
  | 'profile'
  | 'withdrawTerms'
  | 'paymentChannels'
  | 'ewalletChannels'
  | 'history'
  | 'requestQr'
  | 'qrStatus'
  | 'withdraw'
  | 'transfer';

/** The call of a request. Null for any other request. */
export function callOf({ method, url }: Request): Call | null {
  const { pathname, searchParams } = new URL(url);
  const end = pathname.split('/').at(-1);
  if (end === 'payment') {
    const action = searchParams.get('action');
    return action === 'get_qr'
      ? 'requestQr'
      : action === 'is_deposit'
        ? 'qrStatus'
        : 'paymentChannels';
  }
  if (end === 'withdraw' && method === 'POST') return 'withdraw';
  const others: Record<string, Call> = {
    credit: 'credit',
    profile: 'profile',
    getMinWithdraw: 'withdrawTerms',
    truewallet: 'ewalletChannels',
    dataHistory: 'history',
    transfer: 'transfer',
  };
  return others[end ?? ''] ?? null;
}
