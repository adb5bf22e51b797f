/**
 * Puts `Date` of this realm ahead; it runs on. Everything else about it stays, so that libraries which replace it find what
 * they expect. It is sent to browsers as its source text: nothing outside of it may be used.
 *
 * @param ahead milliseconds; negative puts it back
 */
export function shiftDate(ahead: number): void {
  const Machine = Date;
  const now = () => Machine.now() + ahead;
  function ShiftedDate(...parts: [] | ConstructorParameters<typeof Date>): Date | string {
    if (!new.target) return new Machine(now()).toString();
    return Reflect.construct(Machine, parts.length === 0 ? [now()] : parts, new.target) as Date;
  }
  Object.defineProperties(ShiftedDate, Object.getOwnPropertyDescriptors(Machine));
  Object.assign(ShiftedDate, { now });
  Object.assign(Machine.prototype, { constructor: ShiftedDate });
  Object.assign(globalThis, { Date: ShiftedDate });
}
