import * as v from 'valibot';

import { host } from './address.ts';
import { flag, fraction, setting } from './setting.ts';

const optionalHost = (description: string, example: string) =>
  v.optional(setting(v.nullable(host), description, example), null);

/** Reports of the site, and their receivers. */
export const telemetrySchema = v.strictObject({
  endpoint: optionalHost(
    'Receives the reports of browsers by POST; null: nothing is reported.',
    'https://reports.brand.example/site',
  ),
  sampleRate: v.optional(
    setting(fraction, 'Share of page loads that report, from 0 to 1.', 0.1),
    1,
  ),
  consent: v.optional(
    setting(
      v.picklist(['required', 'none']),
      'Whether visitors are asked before anything is reported.',
    ),
    'required',
  ),
  policyReports: flag(
    false,
    'Browsers report violations of the security policy on their own. Only with consent none: such a report has the full address of the page.',
  ),
  analyticsHost: optionalHost(
    'A host whose scripts may run on the site with all the rights of the site; null: none.',
    'https://analytics.brand.example',
  ),
});
