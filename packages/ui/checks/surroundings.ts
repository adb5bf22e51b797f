import { setClock } from '@brand/ui/hooks/clock';

/** What differs between a server and its browsers, and what reads it. React itself uses `performance`. */
const READS = [
  [Date, 'now'],
  [Math, 'random'],
  [crypto, 'randomUUID'],
  [crypto, 'getRandomValues'],
] as const;

function refuse(what: string): never {
  throw new Error(`It reads ${what} while it renders.`);
}

/** Dates of a given time only: `new Date()` would be the clock. */
const GivenDate = new Proxy(Date, {
  construct: (Target, args) =>
    args.length === 0 ? refuse('the clock') : Reflect.construct(Target, args),
});

/** Renders something. A component that reads clock or randomness meanwhile throws; there is no browser in Node. */
export function withoutSurroundings(render: () => string): string {
  const former = {
    Date: globalThis.Date,
    reads: READS.map(([from, name]) => [from, name, Reflect.get(from, name)] as const),
  };
  const putClockBack = setClock(() => refuse('the clock'));
  for (const [from, name] of READS) Reflect.set(from, name, () => refuse(name));
  globalThis.Date = GivenDate;
  try {
    return render();
  } finally {
    globalThis.Date = former.Date;
    for (const [from, name, read] of former.reads) Reflect.set(from, name, read);
    putClockBack();
  }
}
