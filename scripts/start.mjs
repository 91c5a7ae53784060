// npm start: everything from a fresh clone to a running site, in this one process.
import { buildSite } from './steps/build.mjs';
import { checkSettings } from './steps/checkSettings.mjs';
import { prepareCommand } from './steps/install.mjs';

await prepareCommand();
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
await import('../lib/server/env/loadEnvFiles.mjs');
checkSettings('--before-build');
await buildSite();

const port = process.env.PORT || '3000';
console.log(`Opaline: ${process.env.SITE_URL || `http://localhost:${port}`}`);
console.log(
  process.env.DATABASE_URL
    ? 'Data: in the PostgreSQL database of DATABASE_URL'
    : `Data: in ${process.env.DATA_DIR || '.data'}`,
);

// Served in this process, so that a signal reaches the server itself.
process.env.PORT = port;
await import('../.next/server.mjs');
