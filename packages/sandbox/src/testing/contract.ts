import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

interface Operation {
  operationId: string;
  responses: Record<string, { $ref?: string; content?: object }>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
}

const file = new URL('../../../../openapi/member-api.yaml', import.meta.url);
const description = parse(readFileSync(file, 'utf8')) as Description;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(description, 'api');

/** Every operation of the contract: its method, path and id. */
export const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method === 'get' || method === 'post')
    .map(([method, { operationId, responses }]) => ({
      method: method.toUpperCase(),
      path,
      operationId,
      statuses: Object.keys(responses),
    })),
);

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** What in a reply is not as the contract has it; empty when all is. */
export function deviations(method: string, path: string, status: number, body: unknown): string[] {
  const response = description.paths[path]?.[method.toLowerCase()]?.responses[status];
  if (!response) return [`${method} ${path} describes no reply with status ${status}`];
  const at = response.$ref
    ? response.$ref
    : `#/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}`;
  const validate = ajv.getSchema(`api${at}/content/${escaped('application/json')}/schema`);
  if (!validate) return [`${method} ${path} describes no JSON with status ${status}`];
  if (validate(body)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}
