import type { Operator } from '@brand/operator';

/** Addresses that pictures in what the operator tells may come from. */
export function toldHosts({ hosts, notices }: Pick<Operator, 'hosts' | 'notices'>): string[] {
  return [hosts.cdn, ...notices.imageHosts];
}
