/** Notices of the operator, which of them members have read, and the live chat. */
export const notices = `
CREATE TABLE notices (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL CHECK (type IN ('bank', 'promotion', 'game', 'maintenance')),
  title_th TEXT NOT NULL,
  title_en TEXT NOT NULL,
  content_th TEXT NOT NULL,
  content_en TEXT NOT NULL,
  image TEXT,
  game TEXT,
  link TEXT,
  show_one INTEGER NOT NULL,
  force_upgate INTEGER NOT NULL,
  alert INTEGER NOT NULL,
  starts INTEGER NOT NULL,
  ends INTEGER,
  member TEXT REFERENCES members (id),
  group_id TEXT,
  group_bank TEXT
) STRICT;

CREATE INDEX notices_starts ON notices (starts);

CREATE TABLE notice_reads (
  notice TEXT NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
  member TEXT NOT NULL REFERENCES members (id),
  time INTEGER NOT NULL,
  PRIMARY KEY (notice, member)
) STRICT, WITHOUT ROWID;

CREATE TABLE announcements (
  id TEXT PRIMARY KEY,
  title_th TEXT NOT NULL,
  title_en TEXT NOT NULL,
  content_th TEXT NOT NULL,
  content_en TEXT NOT NULL,
  image TEXT,
  link TEXT,
  starts INTEGER NOT NULL,
  ends INTEGER
) STRICT;

CREATE TABLE usage_problems (
  member TEXT PRIMARY KEY REFERENCES members (id),
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE chat_visitors (
  token TEXT PRIMARY KEY,
  lang TEXT NOT NULL CHECK (lang IN ('th', 'en')),
  created INTEGER NOT NULL,
  read_up_to INTEGER NOT NULL DEFAULT 0,
  person_until INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE chat_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  visitor TEXT NOT NULL REFERENCES chat_visitors (token),
  side TEXT NOT NULL CHECK (side IN ('visitor', 'agent')),
  text TEXT NOT NULL,
  time INTEGER NOT NULL,
  key TEXT,
  UNIQUE (visitor, key)
) STRICT;

CREATE TABLE chat_replies (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  visitor TEXT NOT NULL REFERENCES chat_visitors (token),
  text TEXT NOT NULL,
  typing INTEGER NOT NULL,
  due INTEGER NOT NULL
) STRICT;

CREATE INDEX chat_replies_visitor ON chat_replies (visitor, due);
`;
