/** Registration, login data, profile fields and their validation. */
export * from './accountNumber.ts';
export * from './bank.ts';
export * from './bankList.ts';
export * from './bankSearch.ts';
export * from './fieldCheck.ts';
export * from './join.ts';
export * from './joinDrafts.ts';
export * from './otp.ts';
export * from './otpFlow.ts';
export * from './passkey.ts';
export * from './password.ts';
export * from './personName.ts';
export * from './phone.ts';
export * from './registerFlow.ts';
export * from './returnAddress.ts';
export * from './session.ts';
