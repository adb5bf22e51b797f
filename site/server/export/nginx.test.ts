import { describeContract } from '../testing/describeContract.ts';
import { openNginx } from '../testing/openNginx.ts';

describeContract('nginx', openNginx, { code: false });
