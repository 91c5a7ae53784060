// Imported before anything that reads a setting: .env and its kin, exactly as Next reads them, so that
// the server, its first steps and every command work on the same site.
// https://nextjs.org/docs/pages/guides/environment-variables#loading-environment-variables-with-nextenv
import { createRequire } from 'node:module';

// Not by `import`: of a CommonJS package, tsx and Node.js make different things of its default.
const { loadEnvConfig } = createRequire(import.meta.url)('@next/env');

// Whatever is not said to be for development is what `npm start` serves.
loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development');
