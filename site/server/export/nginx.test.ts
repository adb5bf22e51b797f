import { describeContract } from '../testing/describeContract.ts';
import { hasNginx, openNginx } from '../testing/openNginx.ts';

describeContract('nginx', openNginx, { code: false, available: hasNginx });
