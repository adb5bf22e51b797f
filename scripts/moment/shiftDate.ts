/**
 * Shifts `Date` of this realm; the clock keeps running. All else about it stays the same, so that libraries which replace it
 * work. It is sent to browsers as source text, so it must not use anything outside of itself.
 *
 * @param ahead milliseconds; negative values shift into the past
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
