-- A store of form 1, as its first release wrote it. It never changes.
PRAGMA application_id = 1148346994;
PRAGMA user_version = 1;

CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    stage TEXT NOT NULL,
    listed INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    sealed_seed BLOB NOT NULL
) STRICT;
CREATE INDEX tables_by_stage ON tables (stage, changed_at);

CREATE TABLE lines (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;

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
    folded_name TEXT NOT NULL,
    password TEXT NOT NULL,
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

INSERT INTO tables VALUES (1, 't1', 'tigris', 'playing', 0, 1003, x'7365616c6564');
INSERT INTO lines VALUES (1, 1, 1001, 'opened' || char(9) || 'x'), (1, 2, 1003, 'started');
INSERT INTO table_people VALUES (1, 0, 'p1'), (1, 1, 'p2');
INSERT INTO people VALUES ('p1', 'Ann', 'ann', '$argon2id$x', 1000), ('p2', 'Bob', 'bob', '', 1001);
INSERT INTO sessions VALUES ('h1', 'p1', 'a phone', 1000, 1004);
