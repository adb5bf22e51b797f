/** Controls of the test's own sandbox: its clock, its triggers and a reset. */
export class Sandbox {
  readonly #address: string;
  /** How far its clock is ahead of the machine's, in ms. */
  #ahead = 0;

  /** @param address origin of the sandbox's API */
  constructor(address: string) {
    this.#address = address;
  }

  /** Advances the sandbox's clock. Deadlines that it passes take effect. */
  async advance(milliseconds: number): Promise<void> {
    this.#follow(await this.#post('/__sandbox/clock', { advanceMs: milliseconds }));
  }

  /** Resets every table to the seed, and clock and random numbers to the test start. */
  async reset(): Promise<void> {
    this.#follow(await this.#post('/__sandbox/reset', {}));
  }

  /** Its time, in ms since 1970. Before the first `reset` it is the machine's. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Triggers an event, like a button on the control page: `session-revoke` with the id of a member. */
  async pull(trigger: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.#post(`/__sandbox/triggers/${trigger}`, fields);
  }

  /** Text of the newest SMS to a phone. */
  async smsTo(phone: string): Promise<string> {
    const reply = await fetch(`${this.#address}/__sandbox/sms`);
    const { result } = (await reply.json()) as {
      result: { list: { phone: string; text: string }[] };
    };
    const sms = result.list.find((each) => each.phone === phone);
    if (!sms) throw new Error(`No SMS was sent to ${phone}.`);
    return sms.text;
  }

  #follow(result: unknown): void {
    this.#ahead = (result as { now: number }).now - Date.now();
  }

  async #post(path: string, body: unknown): Promise<unknown> {
    const reply = await fetch(this.#address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`The sandbox answered ${reply.status} to ${path}.`);
    return ((await reply.json()) as { result?: unknown }).result;
  }
}
