export { VipEmblem } from '@brand/ui';
