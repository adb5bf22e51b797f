import type { ContractCase } from './contractCase.ts';

const path = '/assets/main-abc.js';
const whole = { 'content-range': null };
const first = { 'content-range': /^bytes 0-6\/\d+$/, 'content-length': '7' };

/** Parts of files. */
export const RANGES: readonly ContractCase[] = [
  {
    title: 'a part of a file',
    path,
    headers: { range: 'bytes=0-6' },
    status: 206,
    has: { ...first, 'content-type': 'text/javascript; charset=utf-8' },
    body: /^console$/,
  },
  {
    title: 'the end of a file',
    path,
    headers: { range: 'bytes=-2' },
    status: 206,
    has: { 'content-length': '2' },
    body: /^\);$/,
  },
  {
    title: 'a part that ends beyond the file',
    path,
    headers: { range: 'bytes=4-999999' },
    status: 206,
    body: /^ole/,
  },
  {
    title: 'a part that is not in a file',
    path,
    headers: { range: 'bytes=999999-' },
    status: 416,
    has: { 'content-range': /^bytes \*\/\d+$/ },
  },
  {
    title: 'a whole file for a unit other than bytes',
    path,
    headers: { range: 'lines=0-6' },
    status: 200,
    has: { ...whole, 'accept-ranges': 'bytes' },
    body: /^console/,
  },
  {
    title: 'a whole file for several parts',
    path,
    headers: { range: 'bytes=0-1,3-4' },
    status: 200,
    has: whole,
    body: /^console/,
  },
  {
    title: 'HEAD as if no part was requested',
    path,
    method: 'HEAD',
    headers: { range: 'bytes=0-6' },
    status: 200,
    has: { ...whole, 'accept-ranges': 'bytes' },
    body: '',
  },
  {
    title: 'a part of the version that the client has',
    path,
    headers: { range: 'bytes=0-6', 'if-range': '{etag}' },
    status: 206,
    has: first,
    body: /^console$/,
  },
  {
    title: 'the whole file where the client has a part of another version',
    path,
    headers: { range: 'bytes=0-6', 'if-range': '"another"' },
    status: 200,
    has: whole,
    body: /^console\.log/,
  },
];
