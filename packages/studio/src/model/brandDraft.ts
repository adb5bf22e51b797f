/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** An operator folder: the parsed `operator.json`, and every other file by its name in the folder. */
export interface BrandDraft {
  readonly settings: Json;
  readonly files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
}

/** A path of keys and indexes in the settings. */
export type SettingPath = readonly (string | number)[];

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path; undefined if there is none. */
export function readSetting(settings: Json, path: SettingPath): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Json)[key] : undefined),
    settings,
  );
}

/**
 * The settings with another value at a path of keys. Undefined removes the key. Everything else, also what the studio does not
 * show, stays as it is.
 */
export function writeSetting(settings: Json, path: readonly string[], value: unknown): Json {
  const [key, ...rest] = path;
  if (key === undefined) return settings;
  if (rest.length > 0) {
    const child = settings[key];
    return { ...settings, [key]: writeSetting(isRecord(child) ? child : {}, rest, value) };
  }
  if (value !== undefined) return { ...settings, [key]: value };
  return Object.fromEntries(Object.entries(settings).filter(([name]) => name !== key));
}

/** Whether two drafts have the same settings and files. */
export function sameDraft(one: BrandDraft, other: BrandDraft): boolean {
  if (one === other) return true;
  const names = Object.keys(one.files);
  return (
    names.length === Object.keys(other.files).length &&
    JSON.stringify(one.settings) === JSON.stringify(other.settings) &&
    names.every((name) => sameBytes(one.files[name], other.files[name]))
  );
}

function sameBytes(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (one === other) return true;
  if (one?.length !== other?.length) return false;
  return one?.every((byte, index) => byte === other?.[index]) ?? false;
}
