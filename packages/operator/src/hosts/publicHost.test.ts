import { describe, expect, it } from 'vitest';

import { hostProblem } from './publicHost.ts';

describe('hostProblem', () => {
  it.each([
    'https://api.brand.example',
    'https://api.brand.example/v1/',
    'https://8.8.8.8',
    'https://172.32.0.1',
    'https://100.63.255.255',
    'https://10.brand.example',
    'https://10.0.0.1.brand.example',
    'https://[2606:4700::1111]',
    'https://เกม.example',
    'https://localhost.brand.example',
  ])('accepts %s for a production site', (address) => {
    expect(hostProblem(address)).toBeNull();
  });

  it.each([
    'https://localhost',
    'https://LOCALHOST.',
    'https://api.localhost',
    'https://api.local',
    'https://api.local..',
    'https://db.internal',
    'https://router.lan',
    'https://nas.home.arpa',
    'https://intranet',
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0x7f.1',
    'https://0177.0.0.1',
    'https://127.0.0.1.',
    'https://127。0。0。1',
    'https://①②⑦.0.0.1',
    'https://0.0.0.0',
    'https://0',
    'https://10.0.0.1',
    'https://10.255.255.255:8443',
    'https://172.16.0.1',
    'https://172.31.9.9',
    'https://192.168.1.1',
    'https://169.254.169.254',
    'https://100.64.0.1',
    'https://100.127.0.1',
    'https://198.18.0.1',
    'https://224.0.0.1',
    'https://255.255.255.255',
    'https://[::]',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:a9fe:a9fe]',
    'https://[::127.0.0.1]',
    'https://[64:ff9b::7f00:1]',
    'https://[2002:7f00:1::]',
    'https://[2001::1]',
    'https://[2001:db8::1]',
    'https://[fe80::1]',
    'https://[fec0::1]',
    'https://[fc00::1]',
    'https://[fd12:3456::1]',
    'https://[ff02::1]',
  ])('refuses %s for a production site', (address) => {
    expect(hostProblem(address)).toBe('is not on the public internet');
  });

  it.each(['http://api.brand.example', 'ws://api.brand.example', 'javascript:alert(1)'])(
    'requires https, not %s',
    (address) => {
      expect(hostProblem(address)).toBe('must begin with https://');
    },
  );

  it.each(['', 'api.brand.example/x y', 'https://', 'https://[::1', '//api.brand.example'])(
    'refuses %j as an address',
    (address) => {
      expect(hostProblem(address)).toBe('is not an address');
    },
  );
});
