// Imported before everything else of a command. After `git pull` its packages may be those of the release
// before; what is missing is then said in one line, in place of a stack. It only listens: every other
// error ends the process as it would.
const MISSING = ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'];
/** Of a package by its name; a file of ours that is missing is an error of ours. */
const OF_A_PACKAGE = /^Cannot find (?:module|package) '(?:@[\w.-]+\/)?\w[\w./-]*'/;

process.on('uncaughtExceptionMonitor', (error) => {
  if (!MISSING.includes(error?.code) || !OF_A_PACKAGE.test(error.message)) return;
  process.stderr.write(
    'The packages in node_modules are not those of these sources: npm ci, then try again.\n',
  );
  process.exit(1);
});
