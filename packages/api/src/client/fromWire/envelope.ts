import * as v from 'valibot';

/** Schema of a reply with its data in `result`. The client has already checked its code. */
export function resultOf<Result>(result: v.GenericSchema<unknown, Result>) {
  return v.pipe(
    v.object({ result }),
    v.transform((reply) => reply.result),
  );
}
