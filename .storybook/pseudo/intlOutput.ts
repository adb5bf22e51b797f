/** What the formatters of the browser have returned: dates, numbers, currencies, names of languages. */
const outputs = new Set<string>();

type Format = (...values: never[]) => unknown;

function record(output: unknown): void {
  if (typeof output === 'string') outputs.add(output);
  else if (Array.isArray(output)) {
    outputs.add(output.map(({ value }: { value: string }) => value).join(''));
    for (const { value } of output as { value: string }[]) outputs.add(value);
  }
}

const recorded = (format: Format, owner?: unknown): Format =>
  function (this: unknown, ...values) {
    const output = format.apply(owner ?? this, values);
    record(output);
    return output;
  };

/** Replaces a method, or a getter that returns a function, by one that also records what it returns. */
function recordMethod(prototype: object, name: string): void {
  const { get, value } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  if (typeof value === 'function') {
    Object.defineProperty(prototype, name, { configurable: true, value: recorded(value) });
  } else if (get) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      get() {
        return recorded(get.call(this) as Format, this);
      },
    });
  }
}

/** Records from now on what the formatters of the browser return. Text from them is in the language of the page. */
export function recordIntl(): void {
  const { DateTimeFormat, NumberFormat, DisplayNames, ListFormat, RelativeTimeFormat } = Intl;
  for (const { prototype } of [DateTimeFormat, NumberFormat, ListFormat, RelativeTimeFormat]) {
    for (const name of ['format', 'formatToParts', 'formatRange']) recordMethod(prototype, name);
  }
  recordMethod(DisplayNames.prototype, 'of');
  recordMethod(Number.prototype, 'toLocaleString');
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
    recordMethod(Date.prototype, name);
  }
}

/** What the formatters have returned so far. */
export const intlOutputs = (): ReadonlySet<string> => outputs;
