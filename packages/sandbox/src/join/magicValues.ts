import type { MagicTable } from '../control/magicTable.ts';

/** An OTP that is always correct after an OTP was requested, so that the flow can be tested without reading an SMS. */
export const RIGHT_OTP = '000000';

/** OTPs that always return a fixed code. */
export const magicOtps: Readonly<Record<string, number>> = {
  '000001': 6001,
  '000002': 6002,
  '000003': 6003,
  '000004': 6004,
  '000005': 6005,
  '000006': 6006,
};

/** A phone number that always returns a fixed code. */
export interface MagicPhone {
  phone: string;
  code: number;
  /** The step at which the code is returned: OTP request, OTP check, or the last step of the form. */
  step: 'request' | 'check' | 'end';
  /** Description of the effect. */
  explains: string;
}

/** The last four digits are the code. All other phone numbers have the normal OTP flow. */
export const magicPhones: readonly MagicPhone[] = [
  magic(6000, 'request', 'the SMS cannot be sent'),
  magic(6005, 'request', 'too many OTP requests'),
  magic(6006, 'request', 'other error: retry or contact admin'),
  magic(6002, 'check', 'the phone is registered already (only when registering)'),
  magic(4000, 'end', 'the API finds the form incomplete, and names a field'),
  magic(5001, 'end', 'the account cannot log in'),
  magic(8000, 'end', 'the information is not correct'),
  magic(9998, 'end', 'admin has to verify the identity first'),
];

function magic(code: number, step: MagicPhone['step'], explains: string): MagicPhone {
  return { phone: `080000${code}`, code, step, explains };
}

const steps = {
  request: 'when the OTP is requested',
  check: 'when the OTP is checked',
  end: 'when the form is sent',
};

/** The fixed code of this phone at that step, or undefined. */
export function magicCode(phone: string, step: MagicPhone['step']): number | undefined {
  return magicPhones.find((each) => each.phone === phone && each.step === step)?.code;
}

/** Both tables, as the control page shows them. */
export const joinMagicTables: readonly MagicTable[] = [
  {
    title: 'OTP codes',
    explains: 'Enter it as the OTP of an SMS, for registration or a forgotten password.',
    rows: [
      { value: RIGHT_OTP, effect: 'is correct, like the code of the SMS' },
      ...Object.entries(magicOtps).map(([value, code]) => ({ value, effect: `code ${code}` })),
    ],
  },
  {
    title: 'Phone numbers',
    explains:
      'Enter it as the phone, for registration or a forgotten password. All other phones work normally.',
    rows: [
      ...magicPhones.map(({ phone, code, step, explains }) => ({
        value: phone,
        effect: `code ${code} ${steps[step]}: ${explains}`,
      })),
      {
        value: '0812340001',
        effect: 'is the phone of demo; the other members have the next numbers',
      },
    ],
  },
];
