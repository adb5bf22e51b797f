import type { Operator } from '@brand/operator';

/** Allowed hosts of images in announcements and notices. */
export function toldHosts({ hosts, notices }: Pick<Operator, 'hosts' | 'notices'>): string[] {
  return [hosts.cdn, ...notices.imageHosts];
}
