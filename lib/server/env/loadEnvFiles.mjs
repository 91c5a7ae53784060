// Imported before anything that reads a setting: .env and its kin, exactly as Next reads them, so that
// the server, its first steps and every command work on the same site.
// https://nextjs.org/docs/pages/guides/environment-variables#loading-environment-variables-with-nextenv
import { createRequire } from 'node:module';

// Not by `import`: of a CommonJS package, tsx and Node.js make different things of its default.
const { loadEnvConfig } = createRequire(import.meta.url)('@next/env');

// A site without the settings that somebody wrote down is another site. One line, without a stack.
const stop = (message, error) => {
  const reason = error?.code
    ? `${error.path} cannot be read (${error.code}): it holds settings of the site, and this user has to be able to read it.`
    : `${message}: ${error?.message}`;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

// Whatever is not said to be for development is what `npm start` serves.
const { loadedEnvFiles } = loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development', {
  info: console.info,
  error: stop,
});

// For unknownNames.ts, which Next bundles apart: only the global object is common to both.
globalThis.siteEnvFiles = loadedEnvFiles.map(({ path, env }) => [path, Object.keys(env)]);
