// Writes operator.schema.json, which editors use for completion; run by npm run schema.
import { writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { knownMessages } from '../texts/knownMessages.ts';
import { operatorJsonSchema } from './operatorJsonSchema.ts';

const schema = JSON.stringify(operatorJsonSchema([...knownMessages().keys()]));
const file = new URL('../../operator.schema.json', import.meta.url);
const { code } = await format('operator.schema.json', schema, { printWidth: 100 });
writeFileSync(file, code);
