type Hold = () => Promise<void>;
interface Waiting {
  readonly hold: Hold;
  readonly signal: AbortSignal | undefined;
  readonly settle: (error?: Error) => void;
}

/** Browser locks for one name: one holder, the others in a queue. A request with `steal` is next immediately. */
export function fakeLocks() {
  const row: Waiting[] = [];
  let holder: Waiting | null = null;
  const handOn = () => {
    holder = row.shift() ?? null;
    const mine = holder;
    void mine?.hold().then(() => {
      mine.settle();
      if (holder === mine) handOn();
    });
  };
  return {
    request: (_name: string, how: { steal?: boolean; signal?: AbortSignal }, hold: Hold) =>
      new Promise<void>((resolve, reject) => {
        const waiting: Waiting = {
          hold,
          signal: how.signal,
          settle: (error) => (error ? reject(error) : resolve()),
        };
        how.signal?.addEventListener('abort', () => {
          const at = row.indexOf(waiting);
          if (at >= 0) row.splice(at, 1);
          reject(new DOMException('aborted', 'AbortError'));
        });
        if (how.steal) {
          const robbed = holder;
          row.unshift(waiting);
          handOn();
          robbed?.settle(new DOMException('stolen', 'AbortError'));
        } else {
          row.push(waiting);
          if (!holder) handOn();
        }
      }),
  };
}
