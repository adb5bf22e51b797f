/** Hands on the sandbox that only a test has: its clock, its triggers and a fresh start. */
export class Sandbox {
  readonly #address: string;

  /** @param address origin of the sandbox's API */
  constructor(address: string) {
    this.#address = address;
  }

  /** Moves the sandbox's clock forward; deadlines that it passes fall due. */
  async advance(milliseconds: number): Promise<void> {
    await this.#post('/__sandbox/clock', { advanceMs: milliseconds });
  }

  /** Puts every table back to the seed and the clock to now. */
  async reset(): Promise<void> {
    // First the clock: what is seeded is dated by it.
    await this.#post('/__sandbox/clock', { now: Date.now() });
    await this.#post('/__sandbox/reset', {});
  }

  /** Makes something happen, as a button of the control page does: `session-revoke` with the id of a member. */
  async pull(trigger: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.#post(`/__sandbox/triggers/${trigger}`, fields);
  }

  /** What stands in the newest SMS to a phone. */
  async smsTo(phone: string): Promise<string> {
    const reply = await fetch(`${this.#address}/__sandbox/sms`);
    const { result } = (await reply.json()) as {
      result: { list: { phone: string; text: string }[] };
    };
    const sms = result.list.find((each) => each.phone === phone);
    if (!sms) throw new Error(`No SMS went to ${phone}.`);
    return sms.text;
  }

  async #post(path: string, body: unknown): Promise<void> {
    const reply = await fetch(this.#address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`The sandbox answered ${reply.status} to ${path}.`);
  }
}
