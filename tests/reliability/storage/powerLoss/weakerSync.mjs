// Loaded in front of the site (NODE_OPTIONS=--import): where the site asks SQLite for
// `synchronous = FULL`, it gets the mode that SYNCHRONOUS names. It changes nothing else.
import Sqlite from 'better-sqlite3';

const { pragma } = Sqlite.prototype;

Sqlite.prototype.pragma = function weakerPragma(source, options) {
  const weaker = source.replace('synchronous = FULL', `synchronous = ${process.env.SYNCHRONOUS}`);
  return pragma.call(this, weaker, options);
};
