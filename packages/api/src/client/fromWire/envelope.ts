import * as v from 'valibot';

/** Reply whose answer stands in `result`. The client has looked at its code before. */
export function resultOf<Result>(result: v.GenericSchema<unknown, Result>) {
  return v.pipe(
    v.object({ result }),
    v.transform((reply) => reply.result),
  );
}
