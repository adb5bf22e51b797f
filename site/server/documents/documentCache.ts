/** A map that forgets what was not asked for the longest. */
export class DocumentCache<Value> {
  readonly #limit: number;
  readonly #entries = new Map<string, Value>();

  /** @param limit number of entries */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The entry of a key, made if there is none. */
  getOrMake(key: string, make: () => Value): Value {
    const known = this.#entries.get(key);
    if (known !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known;
    }
    const made = make();
    this.#entries.set(key, made);
    if (this.#entries.size > this.#limit) {
      this.#entries.delete(this.#entries.keys().next().value as string);
    }
    return made;
  }

  /** Whether there is an entry; it is not asked for by this. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
