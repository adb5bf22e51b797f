import { describeContract } from '../testing/describeContract.ts';
import { openNginx } from '../testing/openNginx.ts';

// nginx answers several parts with all of them, and HEAD with 206.
const except = ['a whole file for several parts', 'HEAD as if no part was requested'];

describeContract('nginx', openNginx, { code: false, except });
