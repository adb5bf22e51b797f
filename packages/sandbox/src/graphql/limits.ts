import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  Kind,
} from 'graphql';

/** Limits of one GraphQL request. The client’s own documents are far below them. */
export const LIMITS = {
  tokens: 2_000,
  /** Depth of nested fields; introspection has a separate rule. */
  depth: 6,
  /** Number of fields with all fragments expanded. */
  fields: 400,
  /** Number of top-level fields of the query or mutation. */
  width: 10,
  /** Number of aliases in the document. */
  aliases: 20,
  /** Maximum number of values in the reply: fields times the entries of the lists that contain them. */
  cost: 30_000,
} as const;

/** The measured values of a document. */
interface Size {
  depth: number;
  fields: number;
  width: number;
  aliases: number;
  cost: number;
}

type Variables = Readonly<Record<string, unknown>>;

const NOTHING: Size = { depth: 0, fields: 0, width: 0, aliases: 0, cost: 0 };

/** Maximum entries of a list; for `lists` it is the `limit` argument. */
const ENTRIES: Readonly<Record<string, number>> = {
  categorys: 40,
  getNotifys: 50,
  slotWinHistory: 10,
};
const DEFAULT_LIMIT = 60;
const MOST_LIMIT = 500;

/**
 * The limit that a document exceeds, or null. Each fragment is measured once, so the time depends only on the length of
 * the document, however often it uses a fragment. A recursive fragment counts as empty here; validation refuses it.
 */
export function passedLimit(
  document: DocumentNode,
  variables: Variables,
): keyof typeof LIMITS | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  const measured = new Map<string, Size>();

  function ofFragment(name: string): Size {
    const known = measured.get(name);
    const fragment = fragments.get(name);
    if (known || !fragment) return known ?? NOTHING;
    measured.set(name, NOTHING);
    const size = ofSet(fragment.selectionSet);
    measured.set(name, size);
    return size;
  }

  function ofSelection(selection: SelectionNode): Size {
    switch (selection.kind) {
      case Kind.FIELD:
        return ofField(selection);
      case Kind.INLINE_FRAGMENT:
        return ofSet(selection.selectionSet);
      case Kind.FRAGMENT_SPREAD:
        return ofFragment(selection.name.value);
    }
  }

  function ofSet({ selections }: SelectionSetNode): Size {
    return selections.map(ofSelection).reduce(
      (sum, size) => ({
        depth: Math.max(sum.depth, size.depth),
        fields: sum.fields + size.fields,
        width: sum.width + size.width,
        aliases: sum.aliases + size.aliases,
        cost: sum.cost + size.cost,
      }),
      NOTHING,
    );
  }

  function ofField(field: FieldNode): Size {
    const inner = field.selectionSet ? ofSet(field.selectionSet) : NOTHING;
    const isIntrospection = field.name.value.startsWith('__');
    return {
      depth: isIntrospection ? 1 : inner.depth + 1,
      fields: inner.fields + 1,
      width: 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      cost: 1 + inner.cost * entriesOf(field, variables),
    };
  }

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = ofSet(definition.selectionSet);
    for (const name of Object.keys(NOTHING) as (keyof Size)[]) {
      if (size[name] > LIMITS[name]) return name;
    }
  }
  return null;
}

function entriesOf(field: FieldNode, variables: Variables): number {
  if (field.name.value !== 'lists') return ENTRIES[field.name.value] ?? 1;
  const value = field.arguments?.find(({ name }) => name.value === 'limit')?.value;
  if (value?.kind === Kind.INT) return Math.min(Number(value.value), MOST_LIMIT);
  if (value?.kind !== Kind.VARIABLE) return DEFAULT_LIMIT;
  const given = variables[value.name.value];
  // A default in the document itself is not looked up; the maximum is assumed.
  return typeof given === 'number' ? Math.min(given, MOST_LIMIT) : MOST_LIMIT;
}
