// @ts-check
// In JavaScript, because experiments load it into a process before the site's own code.
import Sqlite12 from 'better-sqlite3';
// @ts-expect-error: the second name has no types; they are those of the first.
import Sqlite13 from 'better-sqlite3-13';

const [major = 0] = process.versions.node.split('.').map(Number);

/**
 * The SQLite driver that this Node.js needs. better-sqlite3 12 ends the process from Node.js 24.19 on,
 * now and then, while garbage is collected (https://github.com/WiseLibs/better-sqlite3/issues/1515); 13
 * needs Node.js 22. Neither loads its native part before a database is opened.
 *
 * @type {typeof Sqlite12}
 */
export const Sqlite = major >= 22 ? Sqlite13 : Sqlite12;
