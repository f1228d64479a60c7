-- Times are milliseconds since 1970. Nothing here is ever deleted but sessions.

CREATE TABLE tables (
    key INTEGER PRIMARY KEY,  -- in the order in which they were opened
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    stage TEXT NOT NULL,
    listed INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    sealed_seed BLOB NOT NULL
) STRICT;
CREATE INDEX tables_by_stage ON tables (stage, changed_at);

-- The logs. A table's lines lie side by side, so that a game is read from a few pages.
CREATE TABLE lines (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    number INTEGER NOT NULL,  -- from 1, without holes
    at INTEGER NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;

-- Who is to find a table in the list of the own ones.
CREATE TABLE table_people (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    position INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_key, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_of_person ON table_people (person, table_key);

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    folded_name TEXT NOT NULL,  -- what names are compared by
    password TEXT NOT NULL,     -- empty: a guest
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX registered_names ON people (folded_name) WHERE password <> '';

CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    device TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_person ON sessions (person);
