import type { RequestOutcome } from '@brand/domain';
import * as v from 'valibot';
import { orNull, textOrNull, unixTime } from '../../client/fromWire/loose.ts';

const result = v.object({
  status: v.picklist(['made', 'refused', 'void', 'unknown']),
  date: orNull(unixTime),
  ref: textOrNull,
  refusal: orNull(v.number()),
});

/** Reply of a query by key → outcome. An unknown status is malformed: it must not be taken for one of the others. */
export const requestOutcomeReply = v.pipe(
  v.object({ result }),
  v.transform(({ result: { status, date, ref, refusal } }): RequestOutcome => {
    if (status === 'made') return { status, record: { at: date, reference: ref } };
    return status === 'refused' ? { status, code: refusal } : { status };
  }),
);
