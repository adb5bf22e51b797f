import { existsSync, readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';

const SDL_FILE = new URL('../../../../openapi/member-auth.graphql', import.meta.url);

/** A field of `Query` or `Mutation`. */
export interface RootField {
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  readonly args: readonly string[];
}

/** The GraphQL SDL; empty if there is none. */
export function readSdl(): string {
  return existsSync(SDL_FILE) ? readFileSync(SDL_FILE, 'utf8') : '';
}

/** The fields of `Query` and `Mutation`, in order. */
export function rootFields(sdl: string): readonly RootField[] {
  const schema = sdl === '' ? null : buildSchema(sdl);
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const type = kind === 'query' ? schema?.getQueryType() : schema?.getMutationType();
    return Object.values(type?.getFields() ?? {}).map(({ name, args }) => ({
      kind,
      name,
      args: args.map((argument) => argument.name),
    }));
  });
}
